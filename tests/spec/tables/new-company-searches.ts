/**
 * What people type who look for a company of the demonstration, written before the search was changed for issue 51. Each
 * second search of a kind was never looked at while it was changed (`heldBack`): its figures are those to believe.
 */
const searches: [kind: string, pairs: string][] = [
  [
    'other Latin letters for ث ذ ظ ق و',
    `misaq almarjan = 62; meesaq aldoha = 92; metaq properties = 93; meethak alsahra = 143; mithaq almuzn = 200; juzoor alshafaq = 164; jozour almaha = 36;
    gothoor medical supplies = 44; jusur alathel = 83; juzur alrayhan = 147; zilal alghaf = 108; zelal alnada = 101; dilal alandaleeb = 73; thilal alreem = 123;
    zilal alsahel aviation = 91; asar alghaim = 124; atar alshafaq = 130; athar air charter = 61; asar charter = 61; ghais almuzn = 115; ghayth altalh = 161;
    gais bus lines = 56; geith alandalib = 178; hoqool alnada = 104; hogool alaqeeq = 189; hukool solar = 110; rivaq alaqeeq = 118; rewak alzaytoun = 76;
    rowaq auto parts = 163; vahaj energy = 4; kimam aljanoub = 186; gimam safety = 135; gemam tihama = 77; kafilah freight = 11; abag facilities = 106;
    nukoosh alsharg = 82; noqush alhima = 70; burouk alsidr = 86; borooq claims = 159; mashail alshark = 66; vamid alsamar = 146; wameed advertising = 41`,
  ],
  [
    'chat spelling',
    `ma3alem alathl = 195; yanabee3 studios = 191; 5oyot polymers = 125; ba9mat aldahna = 184; rewa8 alkhozama = 75; saw3ed tkafol = 69; 7uqool alwadi = 23;
    shera3 industries = 127; rwafed al7azm = 22; 9wary tehama = 122; 6elal cloud = 78; 6ilal alra2bya = 35; no8osh alsarawat = 39;
    dar alna5il = 7; mdarat proprties = 183; bu9alat alshru8 = 34; ma3alm alduha = 142; 3aba8 warehousing = 167;
    '3usoon learning = 88; '3aith almuzn = 115; shera3 al'3af = 53; barari alath'l = 58; wsha2ej al9a7ra = 72; na8l masarat najd = 13;
    snabel al'3af = 172; al5uzama agritech = 27`,
  ],
  [
    'a slip of the finger in Latin',
    `yanabbe alsahra = 32; fanar alshroooq = 28; bayder dairy = 25; tilal alwadi calbes = 37; washaje warehousing = 17; sadeem alnda bus = 26;
    rawfed alhazm = 22; mashael fods = 175; burooq cliams = 159; himam terminlas = 29; wamid advertsing = 41; jusoor netwroks = 24; juthoor allmaha = 36;
    sufooh almuzn car retnal = 133; shiraa industreis = 127; khuyoot polymrs = 125; sanabel mairne = 179; darb bsu lines = 176; nasaem saftey = 165;
    basmat alfjar = 166; madarat propeties = 183; abaq faciliteis = 106; riwaq alaqeq schools = 118; fanar wraehousing = 137; marafi fodds = 85;
    mishkat alghaf minning = 156; ghusoon aldhna express = 180; sawari securty = 45; qimam saefty = 135; barari delivrey = 60`,
  ],
  [
    'a slip of the finger in Arabic',
    `ينابع الصحراء = 32; فنار الشرووق = 28; بيدار للألبان = 25; تلال الواادي = 37; وشائح للتخزين = 17; سديم الندي للحافلت = 26; روافد الحزمم = 22;
    مشاعل للاغذيه = 175; بروق لخدمات المطالبت = 159; همم لمحطات الحوايات = 29; وميص للدعاية = 41; جسور للشبكت = 24; جذور المهاا = 36;
    سفوح المزن لتاجير السيرات = 133; شراع للصنعات = 127; خيوط للبولميرات = 125; سنابل للخدمات البحريه = 179; درب للحافلاات = 176; نسائم لانظمة السلمة = 165;
    بصمة الفحر = 166; مدرات للاملاك = 183; عبق لادارة المرفق = 106; رواق العقيق للمدراس = 118; فنار للتخزبن = 137; مرافي للاغذية = 85;
    مشكاة الغاف للتعديين = 156; غصون الدهنا اكسبرس = 180; صواري للحرسات = 45; قمم لانظمة السلاممة = 135; براري للتوصبل = 60`,
  ],
  [
    'letters, dots and what is written onto a word',
    `المشكاة تهامة = 193; وبراري للتوصيل = 60; بالقافلة = 11; لمدارات = 183; ضلال الغاف = 108; ظلال الغاڤ = 108; جدور الشفق = 164; جزور للمستلزمات = 44; عيث للحافلات = 56;
    غيس المزن = 115; اتر الغيم = 124; أثر الشفف = 130; ميتاق للاملاك = 93; ميساق الضحى = 92; حقوق الندى للمختبرات = 104; حكول السمر = 192; رواغ الزيتون = 76; بوسلة الوسم = 173;
    بصلة الشاهين = 50; مشاغل الريم = 160; سدبم الدوائية = 134; نفوش الشرق = 82; وشايج الصحرا = 72; مرافىء الطلح = 40`,
  ],
  [
    'the other keyboard',
    `tkhv ggjo.dk = 137; ill hgvhfdm = 18; fdh]v hgqpn = 42; l]hvhj = 183; s,hu] = 69; /bg hgydl = 89; od,' ggf,gdlvhj = 125; v,ht] hgp.l = 22; yw,k ggjugdl = 88; yde ggphtbj = 56;
    s]dl hg],hzdm = 134; fvhvd ggj,wdg = 60; luhgl ggldhi = 98; pr,g hgk]n = 104; لاشسةشف شمبشتق = 166; ىشسشثة سشبثفغ = 165; ةشيشقشف = 183; صشةهي شيرثقفهسهىل = 41; لاشقشقه يثمهرثقغ = 60; سشىشلاثم ةشقهىث = 179;
    يشقلا لاعس مهىثس = 176; ضهةشة سشبثفغ = 135; سشصشقه سثؤعقهفغ = 45; لاعسخخى مثشقىهىل = 88; شلاشض بشؤهمهفهثس = 106; ناعغخخف حخمغةثقس = 125`,
  ],
  [
    'Arabic spelling of an English name',
    `صواري سيكيورتي = 45; قمم سيفتي سيستمز = 135; وميض ادفرتايزنق = 41; براري دليفري = 60; مدارات بروبرتز = 183; فنار ويرهاوسنق = 137; عبق فاسيليتيز = 106;
    جسور نتوورك = 24; تلال كلاود سيستمز = 78; بيادر الفجر كونتراكتنق = 152; شراع اندستريز = 127; خيوط بوليمرز = 125; سنابل مارين سيرفس = 179; درب باص = 176;
    رواق اوتو = 163; غصون ليرنينج = 88; حقول الوادي هوتيل = 23; رمال فينانس = 3; همم تيرمينالز = 29; أثر اير تشارتر = 61; ماسار الواحه لوجستكس = 1; نسائم المرجان ريل استيت = 153;
    سديم فارم = 134; ميثاق بروبرتيز = 93; ينابيع ستوديوز = 191; اكسبرس طرود = 12`,
  ],
  [
    'the question around the name',
    `كم رواتب شركة نورس = 2; راتب موظف في قافلة للشحن = 11; وش رايكم في وهج للطاقة = 4; تقييم شركة صدى للاتصالات = 8; هل شركة رمال زينة = 3; تجربتي مع سهل للتجزئة = 6; آراء الموظفين في طرود = 12;
    مقابلة عمل زاد الشمال = 9; كيف الدوام في مرساة للموانئ = 10; رقم شركة مدارات = 183; عنوان شركة عبق = 106; فرع نورس بجدة = 2; وظائف شاغرة في جسور للشبكات = 24; موقع براري للتوصيل = 60;
    شغل نبض الحجاز كويس = 5; ايش رواتب سنابل للخدمات البحرية = 179; توظيف دار النخيل = 7; how much does nawras digital pay = 2; qafila freight salary = 11; is wahaj energy good = 4; sada telecom review = 8;
    working at rimal finance = 3; sahl retail interview questions = 6; turood express careers = 12; jobs at zad alshamal = 9; mirsat ports vacancies = 10; salaries in madarat properties = 183;
    abaq facilities glassdoor = 106; what is jusoor networks like = 24; barari delivery contact number = 60; is nabd alhejaz a good company = 5; sanabel marine hr = 179; dar alnakheel salary accountant = 7; رواتب المهندسين في تلال كلاود = 78`,
  ],
  [
    'one word more',
    `نورس الرقمية الرياض حي العليا = 2; قافلة للشحن فرع الدمام = 11; وهج للطاقة المتجددة = 4; صدى للاتصالات وتقنية المعلومات = 8; رمال للتمويل العقاري = 3; سهل للتجزئة السعودية = 6; طرود إكسبرس للتوصيل السريع = 12;
    زاد الشمال للمواد الغذائية = 9; مرساة للموانئ البحرية = 10; مدارات للأملاك العقارية = 183; عبق للتشغيل والصيانة = 106; جسور للشبكات والاتصالات = 24; براري لتوصيل الطلبات = 60; نبض الحجاز للرعاية = 5;
    سنابل للخدمات البحرية المحدودة = 179; دار النخيل للفنادق والمنتجعات = 7; nawras digital solutions = 2; qafila freight forwarding = 11; wahaj renewable energy = 4; sada telecom company ksa = 8; rimal islamic finance = 3;
    sahl retail stores jeddah = 6; turood express courier service = 12; zad alshamal food products = 9; mirsat ports and marine = 10; madarat real estate properties = 183; abaq facilities management = 106; jusoor data networks = 24; barari food delivery = 60;
    nabd alhejaz medical center = 5; sanabel marine services = 179; dar alnakheel hotel madinah = 7`,
  ],
  [
    'prefixes, addresses, words joined',
    `www.nawras.sa = 2; nawrasdigital.com = 2; https://qafila.com.sa = 11; wahaj.com = 4; sadatelecom.net = 8; rimal-finance = 3; @turood = 12; #مدارات = 183; #نورس_الرقمية = 2; عبقلادارةالمرافق = 106; جسورللشبكات = 24; براريللتوصيل = 60;
    nabd_alhejaz = 5; sanabelmarine = 179; dar-al-nakheel = 7; الشركه نورس = 2; شركةنورس = 2; مؤسسة.سهل = 6; زادالشمال للأغذية = 9; مرساةللموانئ = 10; madarat.sa = 183; abaq co = 106`,
  ],
]

const splitPairs = (pairs: string) =>
  pairs.split(';').map((pair) => {
    const at = pair.lastIndexOf('=')
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const
  })

export type NewCompanySearch = { kind: string; typed: string; id: number; heldBack: boolean }

export const newCompanySearches: NewCompanySearch[] = searches.flatMap(([kind, pairs]) =>
  splitPairs(pairs)
    .map(([typed, id]) => ({ kind, typed, id: Number(id) }))
    .map((one, at) => ({ ...one, heldBack: at % 2 === 1 })),
)

const kinds: [kind: string, pairs: string][] = [
  [
    'industry',
    `باصات = 10 26; شركات نقل بري = 10; ملابس = 6; ألبسة = 6; مستودعات = 1; إعلانات = 25; وكالات سفر = 26; مختبرات = 5 28; روضة أطفال = 12; بنوك = 3; شركات محاماة = 24; شركات بترول = 18; صيدليات = 28;
    شركات نظافة = 30; تأجير سيارات = 27; real estate companies = 17; insurance = 23; it company = 2; buses = 10; clothes = 6; car dealers = 27; solar companies = 4; cleaning companies = 30; advertising agency = 25;
    dairy = 9 5; mining = 20; training institutes = 12; consultants = 24; travel agency = 26; airlines = 15`,
  ],
  [
    'industry and city',
    `مختبر الرياض = 5/1 28/1; مكتب عقاري الرياض = 17/1; وكالة اعلانات جدة = 25/2; باصات مكة = 10/3; شركات مقاولات بالخبر = 16/6; مستشفيات الرياض = 5/1; شركات تأمين جدة = 23/2; فنادق تبوك = 7; فنادق الجبيل = 7/8; حراسات امنية الدمام = 29/5;
    شركة نظافة بجدة = 30/2; ملابس الرياض = 6/1; برمجة الخبر = 2/6; مدارس الظهران = 12/7; بترول الخبر = 18/6; شركات كهرباء الرياض = 22/1; سياحة جدة = 26/2; مصانع حائل = 21/16; تعدين مكة = 20/3; اتصالات الجبيل = 8/8;
    real estate madinah = 17/4; insurance jeddah = 23/2; hospitals riyadh = 5/1; hotels in jubail = 7/8; clothing riyadh = 6/1; car rental jazan = 27/18; construction companies in jeddah = 16/2; travel agencies jeddah = 26/2; schools dhahran = 12/7; cleaning company tabuk = 30/10;
    warehouse riyadh = 1/1; security companies dammam = 29/5; oil khobar = 18/6; dairy madinah = 9/4; solar khobar = 4/6; software khobar = 2/6; bus company khobar = 10/6; telecom jubail = 8/8; banks khobar = 3/6; mines makkah = 20/3`,
  ],
]

export type NewKindSearch = {
  kind: string
  typed: string
  /** The industries, or industries with a city, of which one is meant. */
  meant: { industryId: number; cityId?: number | undefined }[]
  heldBack: boolean
}

export const newKindSearches: NewKindSearch[] = kinds.flatMap(([kind, pairs]) =>
  splitPairs(pairs).map(([typed, meant], at) => ({
    kind,
    typed,
    meant: meant.split(' ').map((one) => {
      const [industryId, cityId] = one.split('/').map(Number)
      return { industryId: industryId!, cityId }
    }),
    heldBack: at % 2 === 1,
  })),
)

/** Texts that name no company, no kind of company and no city. */
export const noCompany = [
  ...[
    'طاولة',
    'قلم رصاص',
    'بطاطس',
    'كرة قدم',
    'مطر',
    'قطة',
    'سيناريو',
    'خالد محمد',
    'أحبك',
    'صباح الخير',
    'فستان زفاف',
    'زلزال',
    'تفاح',
    'دراجة',
  ],
  ...['كيف حالك', 'مسلسل', 'رمضان كريم', 'فراشة', 'ضفدع', 'مظلة', 'حذاء', 'كمنجة', 'بطريق', 'خروف العيد', 'ثلاجة'],
  ...[
    'banana',
    'window',
    'purple',
    'elephant',
    'guitar',
    'hello',
    'birthday',
    'zzzzqqq',
    'asdfgh',
    'football',
    'umbrella',
    'john smith',
    'pizza',
    'chair',
  ],
  ...[
    'lorem ipsum',
    'kitten',
    'volcano',
    'bicycle',
    'happy',
    'tomato',
    'penguin',
    'xkcdq',
    'thunder',
    'violin',
    'spoon',
  ],
]
