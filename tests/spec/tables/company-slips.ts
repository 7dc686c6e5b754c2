/** What a person types who means a company, with wrong keys, dots or letters, or with more words than its name has. */
const searches: [kind: string, pairs: string][] = [
  [
    'Arabic meant on a Latin keyboard',
    `k,vs = 2; lshv hg,hpm = 1; rhtgm = 11; ,i[ = 4; k,vs hgvrldm = 2; lvshm = 10; vlhg = 3; rhtgm ggapk = 11; kfq hgp[h. = 5; 'v,] = 12; sig ggj[.zm = 6; w]n = 8; ]hv hgkodg = 7; .h] hgalhg = 9; lkhvm k[] = 65; Htr = 14; ldehr hglv[hk = 62; [s,v jihlm = 55; fdh]v ggHgfhk = 25; ,ahz[ ggjo.dk = 17; s,hu] hgs]v = 33`,
  ],
  [
    'Latin meant on an Arabic keyboard',
    `ىشصقشس = 2; ضشبهمش = 11; ةشسشق شمصشاش = 1; قهةشم = 3; ةهقسشف = 10; صشاشت = 4; ىشصقشس يهلهفشم = 2; فعقخخي = 12; قهةشم بهىشىؤث = 3; سشام قثفشهم = 6; يشق شمىشناثثم = 7; سشيش فثمثؤخة = 8; ئشي شمساشةشم = 9; عبعض = 14; ةشىشقشف ىشتي = 65; اهةشة شمقشلاهغش = 18; لاشغشيثق يشهقغ = 25; تعسخخق ىثفصخقنس = 24`,
  ],
  [
    'a wrong dot',
    `نبص الحجاز = 5; وهح للطاقة = 4; زاد السمال = 9; زمال = 3; شهل للتجزئة = 6; ظرود = 12; فافلة = 11; نورش = 2; مزساة = 10; نبض الخجاز = 5; قافلة للسحن = 11; وهخ = 4; مشار الواحة = 1; رمال للنمويل = 3; وهج للطافة = 4; نورس الرفمية = 2; دار النحيل = 7; ضدى للاتصالات = 8; زاذ الشمال = 9; مرشاة = 10; ينابيغ الصحراء = 32; بيادز للألبان = 25; منازة نجد = 65; ميارة نجد = 65`,
  ],
  [
    'another letter of the sound',
    `نورث = 2; غافلة = 11; تروت = 12; كافلة = 11; نورص = 2; نبظ الحجاز = 5; مرصاة = 10; طرود = 12; زاض الشمال = 9; طرود اكصبرس = 12; نبذ الحجاز = 5; نبد الحجاز = 5; مصار الواحة = 1; صهل للتجزئة = 6; دار النغيل = 7; وحج للطاقة = 4; كافله للشحن = 11; مرسات للموانئ = 10; صدا = 8; سدى للاتصالات = 8; ميثاغ المرجان = 62; جزور المها = 36; ضلال الغيم = 89`,
  ],
  [
    'a key beside',
    `nawtas = 2; rimak finance = 3; mirdat = 10; dar alnakjeel = 7; qafula = 11; turoof = 12; masae alwaha = 1; wahak = 4; نورش الرقمية = 2; مساز الواحة = 1; قاقلة = 11; nawrad = 2; masar alwaga = 1`,
  ],
  [
    'a generic noun in front',
    `مستشفى نبض الحجاز = 5; بنك رمال = 3; فندق دار النخيل = 7; معهد مسار التميز = 16; شركة نورس = 2; مؤسسة قافلة = 11; شركه طرود = 12; مكتب نورس = 2; مصنع زاد الشمال = 9; hospital nabd = 5; hotel dar alnakheel = 7; bank rimal = 3; شركة وهج = 4; مجموعة قافلة = 11; مستشفى شراع الوسم = 51; فنادق شراع الغاف = 53; مطعم زاد الشمال = 9; مدارس رواق العقيق = 118; عيادات مدى الحزم = 81; صيدلية سديم = 134; أسواق معالم الضحى = 142; مكتب مرافئ الطلح = 40; sahl stores = 6; nawras company = 2; mirsat group = 10; شركة صدى المحدودة = 8; مؤسسة طرود التجارية = 12; شركة نورس السعودية = 2; مول سهل = 6; هايبرماركت سهل = 6; مخابز زاد الشمال = 9; مقاولات ينابيع الصحراء = 32`,
  ],
  [
    'digits for Arabic letters',
    `nabd al-7ijaz = 5; dar alna5eel = 7; 9ada = 8; 6urood = 12; wa7aj = 4; masar alwa7a = 1; 8afila = 11; zad alshamal = 9; ma3alem water = 98; yanabi3 al9a7ra = 32; sawa3ed takaful = 69; ba9mat alfajr = 166; 5uyoot alkhuzama = 52; 8afela = 11; 3abaq facilities = 106; masar al wa7ah = 1; baw9alat alshaheen = 50; shira3 alghaf = 53; nab'9 al7ejaz = 5; 6roud = 12; dar al na5il = 7; manarat najd lilbetro = 65`,
  ],
  [
    'a letter missing in Arabic',
    `مسار الوحة = 1; نورس الرقمة = 2; نبض الحجز = 5; نبض الحاز = 5; منارة نجد للبتروكماويات = 65; طرد إكسبرس = 12; دار النخل = 7; صدى للاتصلات = 8; قافة للشحن = 11; قافلة للشن = 11; المسار الأخر = 15; نوس الرقمية = 2; مرسة للموانئ = 10; سهل للتجزة = 6; ينابع الصحرا = 32`,
  ],
  [
    'a letter too many in Arabic',
    `نوررس = 2; رممال = 3; مساار الواحة = 1; سهلل للتجزئة = 6; قافللة = 11; نبضض الحجاز = 5; طروود = 12; نورست = 2; صدىى = 8; مسارت الواحة = 1; نبض الحجازم = 5`,
  ],
  [
    'neighbours swapped in Arabic',
    `نوسر = 2; رامل للتمويل = 3; صدى للاتصلاات = 8; طورد إكسبرس = 12; ينابيع الصحارء = 32; نبض الحاجز = 5; نورس الرقيمة = 2; مسار الاوحة = 1; دار النخلي = 7; قالفة = 11`,
  ],
  [
    'a letter replaced in Arabic',
    `نورس الرقنية = 2; زاد الشمام للأغذية = 9; مسار الواعة = 1; دار النخيم = 7; نورك الرقمية = 2; قاملة للشحن = 11; رمال للتمويم = 3; طرول إكسبرس = 12`,
  ],
  [
    'a letter missing in Latin',
    `nawrs = 2; masar alwha = 1; wahj energy = 4; rimal finace = 3; sada teleom = 8; mirst ports = 10; qafla freight = 11; turod expres = 12; zad alshaml = 9; sahl retal = 6; himam alrabiya sofware = 18; manarat njd = 65; nabd alhejz = 5; nawas digital = 2; nawras diital = 2; masar alaha = 1; dar alnaheel = 7`,
  ],
  [
    'a letter too many in Latin',
    `nawwras = 2; rimall = 3; massar alwaha = 1; qafilla = 11; turrood = 12; sahll retail = 6; mirsatt = 10; wahajj = 4; nawrtas = 2; masar alwahta = 1; rimaml finance = 3`,
  ],
  [
    'neighbours swapped in Latin',
    `nawasr = 2; rmial finance = 3; sahl reatil = 6; sdaa telecom = 8; fanar alshurqoo = 28; nwaras = 2; msaar alwaha = 1; qafial = 11; tuorod = 12; dar alnahkeel = 7`,
  ],
  [
    'a letter replaced in Latin',
    `nawrap = 2; masar alwata = 1; rimal finamce = 3; dar alnakhesl = 7; sada telefom = 8; zad alshawal = 9; turood exprens = 12; yanabee alsagra = 32; mishkat tigama = 193; nabd alhejam = 5; wahan energy = 4`,
  ],
  [
    'Latin spelling of an Arabic name',
    `manaret najd = 65; mesar el waha = 1; nores = 2; nouras = 2; remal = 3; wahag energy = 4; nabdh alhijaz = 5; dar el nakheel = 7; zaad el shemal = 9; morsat = 10; kafela = 11; toroud = 12; ofok = 14; washayej = 17; shera'a al ghaf = 53; yanabie al sahara = 32; jusour tehama = 55; rewaq al dahna = 54; methaq al morjan = 62; bousalat al shaheen = 50; thelal al ghaim = 89; basmat el fajr = 166; meshkat tehama = 193; braari delivery = 60; jothoor al maha = 36`,
  ],
  [
    'Arabic spelling of an English name',
    `ناوراس ديجيتال = 2; مسار لوجستكس = 1; لوجستكس مسار = 1; رمال فاينانس = 3; وهج انرجي = 4; صدى تيلكوم = 8; مرساة بورتس = 10; أفق افييشن = 14; صواري سكيورتي = 45; بيادر ديري = 25; جسور نتوركس = 24; سواعد تكافل = 69; فنار ليرننق = 28; شراع هوتيلز = 53; مدارات بروبرتيز = 183; تلال كلاود = 78; سديم فارما = 134; حقول سولار = 110; مرافئ فودز = 85; رواق اوتو بارتس = 163; سنابل مارين = 179; وميض ريتيل = 112; نورس دجتال = 2; طرود اكسبريس = 12`,
  ],
  [
    'a translated kind of business',
    `masar shipping = 1; qafila shipping = 11; qafila logistics = 11; turood courier = 12; nawras software = 2; نورس للبرمجيات = 2; نورس تقنية = 2; wahaj solar = 4; وهج للطاقة الشمسية = 4; sahl supermarket = 6; سهل سوبرماركت = 6; ينابيع الصحراء للإنشاءات = 32; yanabee alsahra construction = 32; manarat najd chemicals = 65; dar alnakheel hotels = 7; دار النخيل للفنادق = 7; mirsat customs clearance = 10; juthoor almaha gold = 36; sawari guarding = 45; nawras tech = 2; صدى جوال = 8; طرود للتوصيل = 12`,
  ],
  [
    'a name and a city',
    `nawras riyadh = 2; نورس الرياض = 2; masar dammam = 1; مسار الواحة الدمام = 1; نبض جدة = 5; nabd jeddah = 5; rimal finance riyadh = 3; دار النخيل المدينة = 7; riyadh nawras = 2; سهل الرياض = 6; sahl in riyadh = 6; زاد الشمال حائل = 9; صدى في الرياض = 8`,
  ],
  [
    'words run together or apart',
    `دارالنخيل = 7; نبضالحجاز = 5; daralnakheel = 7; nabdalhejaz = 5; rimalfinance = 3; مسار الو احة = 1; naw ras = 2; زادالشمال = 9; قافلةللشحن = 11; المسارالأخضر = 15; sadatelecom = 8; نور س = 2`,
  ],
]

export const slipSearches = searches.flatMap(([kind, pairs]) =>
  pairs.split('; ').map((pair) => {
    const at = pair.lastIndexOf(' = ')
    return { kind, typed: pair.slice(0, at), id: Number(pair.slice(at + 3)) }
  }),
)

/** What a person types who means companies of a kind, in a place, or both; every suggestion must match. */
export const kindSearches: { typed: string; industryId?: number; cityId?: number }[] = [
  { typed: 'logistics dammam', industryId: 1, cityId: 5 },
  { typed: 'مستشفى جدة', industryId: 5, cityId: 2 },
  { typed: 'مستشفيات في جده', industryId: 5, cityId: 2 },
  { typed: 'hospitals in jeddah', industryId: 5, cityId: 2 },
  { typed: 'بنك الرياض', industryId: 3, cityId: 1 },
  { typed: 'riyadh banks', industryId: 3, cityId: 1 },
  { typed: 'الخبر مقاولات', industryId: 16, cityId: 6 },
  { typed: 'software riyadh', industryId: 2, cityId: 1 },
  { typed: 'فنادق', industryId: 7 },
  { typed: 'تعدين الدمام', industryId: 20, cityId: 5 },
  { typed: 'courier madinah', industryId: 14 },
  { typed: 'hotel الرياض', industryId: 7, cityId: 1 },
  { typed: 'oil الدمام', industryId: 18, cityId: 5 },
  { typed: 'شركات نفط', industryId: 18 },
  { typed: 'tabuk', cityId: 10 },
  { typed: 'شركات التأمين في الرياض', industryId: 23, cityId: 1 },
  { typed: 'insurance companies in riyadh', industryId: 23, cityId: 1 },
  { typed: 'logistics damam', industryId: 1, cityId: 5 },
  { typed: 'مستشفى الريض', industryId: 5, cityId: 1 },
  { typed: 'tourism jedda', industryId: 26, cityId: 2 },
]
