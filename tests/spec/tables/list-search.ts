import type { LookupList } from '../../../src/contract/lookups/paths.ts'

type List = Exclude<LookupList, 'stages'>

/** What people type to find an item of a list, by kind of spelling: `typed = id`, one after another. */
const searches: [kind: string, list: List, pairs: string][] = [
  [
    'a subject, a loanword, a question, of 30 November 2026',
    'jobtitles',
    `معلم تربية بدنية = 237; مدرسة انجليزي ابتدائي = 237; PE teacher = 237; how much do pharmacists make = 210; what does a pharmacist get = 210; payroll of chefs = 228;
    راتب كوفي = 227; بروجكت مانجر = 134; ux researcher = 246; chief of staff = 181; food safety inspector = 153; ممرض أسنان = 288; prompt engineer = 52; صحفية = 280;
    كم راتب مبرمج فلاتر = 32; وش راتب السكيورتي = 261; دخل كابتن طيار = 253; lead devops engineer riyadh = 34; سائق أوبر = 317; موضف استقبال = 81; phramacist = 210; mohasib = 14`,
  ],
  [
    'a woman’s job',
    'jobtitles',
    `محاسبة = 14; محاسبه = 14; مهندسة مدنية = 112; ممرضة = 203; معلمة = 237; طبيبة أسنان = 209; صيدلانية = 210;
    سكرتيرة = 180; موظفة استقبال = 81; مديرة موارد بشرية = 12; محامية = 167; مبرمجة = 29; مصممة جرافيك = 245;
    أخصائية تغذية = 214; أخصائية موارد بشرية = 2; مترجمة = 185; بائعة = 218; كاشيرة = 219; مشرفة مبيعات = 63;
    محاسبة أولى = 15; باحثة قانونية = 166; مديرة مشروع = 134; محللة بيانات = 49; مدرّسة = 237; مضيفة جوية = 254;
    مصورة = 249; طباخة = 228; مدربة = 241; مسوقة = 66; مديرة مدرسة = 244`,
  ],
  [
    'what people call it',
    'jobtitles',
    `كاشير = 219; مبرمج = 29; شيف = 228; صراف = 194; تيلر = 194; مدير مشاريع = 134; سكرتير تنفيذي = 180; مدرس = 237;
    دكتور أسنان = 209; سواق شاحنة = 101; معقب = 11; مخلص جمركي = 100; رجل أمن = 261; سيكورتي = 261; كول سنتر = 77;
    مندوب = 56; جرسون = 226; ويتر = 226; مونتاج = 248; هيلب ديسك = 26; دعم فني = 26; سوشل ميديا = 68; أمين مخزن = 97;
    فورمان = 132; مدقق داخلي = 172; محصل ديون = 198; معالج طبيعي = 211; فني أشعة = 212; مدير مالي = 24; باور بي آي = 53;
    سائق = 102; فني كهرباء = 144; مدخل بيانات = 183; إدخال بيانات = 183; بروفيسور = 240; مدير تنفيذي = 193`,
  ],
  [
    'an abbreviation',
    'jobtitles',
    `HR = 1; hr manager = 12; QA = 33; GRO = 11; CFO = 25; CEO = 193; PMO = 133; HSE officer = 160; QS = 131; DBA = 36;
    CTO = 42; GP = 205; RN = 203; BDM = 61; SEO = 67; KYC = 176; CSR = 269; CISO = 48; qc inspector = 153; SOC = 44;
    IT support = 26; UX = 246; hrbp = 3; coo = 92; cmo = 75; AML = 176; ml engineer = 52; bi developer = 53; crm = 0`,
  ],
  [
    'the other language',
    'jobtitles',
    `accountant = 14; developer = 29; nurse = 203; teacher = 237; software engineer = 29; civil engineer = 112;
    receptionist = 81; pharmacist = 210; lawyer = 167; truck driver = 101; project manager = 134; data scientist = 51;
    graphic designer = 245; محاسب = 14; مهندس شبكات = 28; ممرض = 203; أخصائي تسويق = 66; حارس أمن = 261; طيار = 253;
    مدير فرع = 90; محلل مالي = 18; أمين مستودع = 97; طبيب عام = 205; مرشد سياحي = 236`,
  ],
  [
    'hamza, ta marbuta, marks',
    'jobtitles',
    `اخصائي موارد بشريه = 2; أخصائى تسويق = 66; مسؤل مبيعات = 58; مسئول مبيعات = 58; مُحاسب = 14; محـــاسب = 14;
    مدير الاداره الهندسيه = 126; امين مستودع = 97; اخصائي امن معلومات = 43; مشغل الات = 137`,
  ],
  [
    'the article',
    'jobtitles',
    `أخصائي الموارد البشرية = 2; مدير المبيعات = 64; المحاسب = 14; مهندس الشبكات = 28; مدير الموارد البشرية = 12;
    مدير موارد بشرية = 12; مشرف الإنتاج = 142; مدير التسويق = 74; مهندس الجودة = 157; مدير المشتريات = 111;
    فني التكييف = 146; أمين المستودع = 97; مدير جودة = 159; مدير شؤون إدارية = 186; رئيس تنفيذي للتقنية = 42`,
  ],
  [
    'spaces and order',
    'jobtitles',
    `محاسب  أول = 15; موارد بشرية أخصائي = 2; مبيعات مندوب = 56; manager sales = 64; engineer civil = 112;
    بشرية موارد مدير = 12; كولسنتر = 77; callcenter = 77; frontend developer = 30; back end = 31; devops = 34;
    network engineer = 28; driver truck = 101; أول محاسب = 15; e commerce specialist = 225`,
  ],
  [
    'half in one language, half in the other',
    'jobtitles',
    `HR مدير = 12; مدير HR = 12; أخصائي HR = 2; مهندس DevOps = 34; مدير IT = 41; مهندس QA = 33; sales مندوب = 56;
    مطور frontend = 30; مدير marketing = 74; أخصائي IT = 26`,
  ],
  [
    'a slip, a sound, a dot',
    'jobtitles',
    `محلسب = 14; محاشب = 14; مهنس مدني = 112; acountant = 14; developper = 29; nurce = 203; recepsionist = 81; enginer civil = 112;
    مصمم جرافبك = 245; سكرتير = 180; صيدلى = 210; ممرظ = 203; محامى = 167; teecher = 237; pharmasist = 210; مندوب مبيغات = 56;
    electrisian = 144; مترحم = 185; acountent = 14; barrista = 227`,
  ],
  [
    'the other keyboard',
    'jobtitles',
    `lphsf = 14; llvq = 203; lugl = 237; شؤؤخعىفشىف = 14; ىعقسث = 203; fhzu = 218; ivl = 0; lil]s l]kd = 0; شقؤاهفثؤف = 123;
    lpas = 0`,
  ],
  [
    'cities in English',
    'cities',
    `riyadh = 1; jeddah = 2; jedda = 2; jiddah = 2; mecca = 3; makkah = 3; medina = 4; dammam = 5; khobar = 6; al khobar = 6;
    alkhobar = 6; al-khobar = 6; jubail = 8; taif = 9; buraidah = 11; jizan = 18; al ahsa = 15; hasa = 15; kaec = 27; neom = 28;
    hafar al batin = 21; khamis = 13; yanbo = 14; alula = 29; riyad = 1; tabouk = 10; qassim = 11`,
  ],
  [
    'cities in Arabic',
    'cities',
    `الرياض = 1; رياض = 1; جده = 2; مكه = 3; المدينه = 4; الأحساء = 15; الاحساء = 15; الضهران = 7; الظهران = 7; خبر = 6;
    ابها = 12; حايل = 16; جيزان = 18; القصيم = 11; الشرقية = 5; خميس = 13; حفر = 21; الطايف = 9; محايل = 94; ضبا = 106;
    مدينة جدة = 2; الدما = 5; الرياظ = 1; الدمتم = 5; القنفده = 61; عنيزه = 22`,
  ],
  [
    'nationalities',
    'nationalities',
    `سعودية = 133; مصرية = 51; يمنية = 195; سودانية = 167; فلبينية = 139; هندية = 76; saudi = 133; egypt = 51; مصر = 51;
    السعودية = 133; uk = 187; usa = 188; بنقالي = 14; أردنية = 85; امريكي = 188; سعوديين = 133; pakistan = 131; سيلاني = 166;
    حبشي = 57; تركية = 181; لبنانية = 94; pinoy = 139; uae = 186; عماني = 130`,
  ],
  [
    'specialisations',
    'specilizations',
    `علوم حاسب = 14; حاسب آلي = 14; إدارة اعمال = 4; MIS = 7; محاسبة = 1; نظم معلومات = 7; هندسة كهرباء = 20;
    طب بشري = 29; حقوق = 10; فندقة = 13; صيدله = 31; computer science = 14; AI = 18; ذكاء اصطناعي = 18; ترجمة = 51; تمريض = 32;
    civil engineering = 22; هندسة معمارية = 26; سايبر = 17; HR = 6; لغة إنجليزية = 51; علاج طبيعي = 33; ديكور = 27; إعلام = 52`,
  ],
  [
    'departments and qualifications',
    'departments',
    `HR = 1; hse = 17; IT = 3; موارد بشرية = 1; قسم المبيعات = 6; إدارة التسويق = 7; المحاسبة = 2; finance = 2; ضمان الجودة = 16;
    مستودعات = 10; purchasing = 11; قانونية = 18; تدقيق = 19; كول سنتر = 8; logistics = 10; المطبخ = 25; حراسات = 29; pr = 30;
    سايبر = 4; data = 5`,
  ],
  [
    'departments and qualifications',
    'qualifications',
    `bachelor = 1; بكلوريوس = 1; جامعي = 1; ماستر = 2; mba = 2; phd = 3; دكتوراة = 3; ثانوي = 7; high school = 7; دبلوم عالي = 5;
    بدون شهادة = 9; متوسط = 8; bsc = 1`,
  ],
]

export type ListSearch = { kind: string; list: List; typed: string; id: number }

/** A pair with the id 0 has no matching item in the list. */
const all: ListSearch[] = searches.flatMap(([kind, list, pairs]) =>
  pairs.split(';').map((pair) => {
    const [typed, id] = pair.split('=').map((text) => text.trim())
    return { kind, list, typed: typed!, id: Number(id) }
  }),
)
export const listSearches = all.filter(({ id }) => id !== 0)
