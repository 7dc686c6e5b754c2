import type { LookupList } from '../../../src/contract/lookups/paths.ts'

type List = Exclude<LookupList, 'stages'>

/**
 * What people type to find an item of a list, written before the search was changed for issue 51. Each second search of
 * a kind was never looked at while it was changed (`heldBack`): its figures are those to believe. Ids parted by a blank
 * are equally right; those from 271 on are of titles that were missing.
 */
const searches: [kind: string, list: List, pairs: string][] = [
  [
    'a job with one word more',
    'jobtitles',
    `معلمة لغة عربية = 237; معلم علوم = 237; ممرضة عناية مركزة = 203; سائق عائلة = 291 102; محاسب حديث التخرج = 14; مهندس مدني خبرة خمس سنوات = 112; senior frontend developer = 30; junior graphic designer = 245;
    head of marketing department = 74; nurse icu = 203; math teacher = 237; محامي عمالي = 167; طبيب أطفال = 205 207 208; طبيبة نساء وولادة = 205 207 208; مندوب مبيعات في جدة = 56; كاشير سوبرماركت = 219; حارس أمن ليلي = 261;
    مدير مبيعات المنطقة الغربية = 64 65; موظف استقبال مستشفى = 81; مهندس شبكات سيسكو = 28; محلل بيانات عن بعد = 49; مساعد إداري دوام جزئي = 179; vp of finance = 25 24; assistant accountant = 14; android engineer = 32;
    react native developer = 30 32; warehouse supervisor dammam = 98; part time barista = 227; مدرب سباحة = 241 286; طباخ هندي = 228; فني كهرباء منازل = 144; senior civil engineer = 112; مصممة جرافيك مبتدئة = 245; نائب مدير عام = 192;
    مدير مشروع إنشائي = 134; lead data engineer = 50; مترجم تركي = 185; مترجم عربي انجليزي = 185; سكرتيرة طبية = 180; مشرف صيانة مباني = 151; assistant chef = 228; محاسب مستشفى = 14; physics teacher = 237; صيدلي مجتمع = 210; سائق شاحنة دينا = 101`,
  ],
  [
    'a job with a word for pay',
    'jobtitles',
    `راتب طبيب عام = 205; رواتب الممرضات = 203; كم راتب المعلم = 237; كم يستلم الطيار = 253; معاش المحامي = 167; متوسط رواتب المبرمجين = 29; سلم رواتب المهندس المدني = 112; رواتب الصيادلة = 210; كم ياخذ الباريستا = 227; دخل مندوب التوصيل = 102;
    راتب موارد بشرية = 2 1 12; راتب مهندس بترول في أرامكو = 118; salary of a pilot = 253; dentist salary in saudi arabia = 209; how much does a nurse earn = 203; teacher pay = 237; average salary for civil engineer = 112; data analyst salary riyadh = 49;
    software engineer salaries = 29; hr specialist wage = 2; cashier monthly income = 219; what is the salary of a lawyer = 167; وظائف محاسب = 14; وظيفة سكرتيرة = 180; accountant jobs = 14; مطلوب سائق شاحنة = 101; اجر عامل نظافة = 230; كم الراتب لمدير فرع = 90`,
  ],
  [
    'a job as people call it',
    'jobtitles',
    `بودي قارد = 261; أبلة = 237; قهوجي = 227 290; سفرجي = 226; مخرج = 248 252; محرر فيديو = 248; كاتب = 69; مسوق الكتروني = 67; تعقيب = 11; سواق دينا = 101; ملاحظ = 132; مساح = 125; مذيع = 267 280 266; معيد = 239; وكيل مدرسة = 244;
    جراح = 208; سوفت وير = 29; سي اي او = 193; مانجر = 192 90; اكاونت مانجر = 59; ديزاينر = 245; داتا انالست = 49; سيلز = 56 58; بروجكت مانجر = 134; نت ورك = 28; فرونت اند = 30; ديفيلوبر = 29; كوتش = 241;
    أمين صندوق = 219 194; امين عهدة = 97; عسكري امن = 261; موظف بنك = 194; مدير حسابات = 23 59; موظف مطار = 256; chauffeur = 291 102; storeman = 97; janitor = 230; bellboy = 232; coder = 29; solicitor = 167; dietician = 214; handyman = 147;
    shop assistant = 218; sales girl = 218; office boy = 290; store keeper = 97; head hunter = 4`,
  ],
  [
    'a job in other letters, and slips',
    'jobtitles',
    `mu7asib = 14; mohandes = 112 114 115 128; mumarida = 203; sa2eq = 102 291; mobarmej = 29; modarres = 237; mohami = 167; mudeer mabee3at = 64; saydali = 210; tabeeb = 205; محساب = 14; مهندص مدني = 112; مبرمح = 29; ممرظة = 203; صيدلاني = 210; سكرتاره = 180;
    مترجن = 185; كاشيرر = 219; مهندس ميكنيكي = 114; acounting manager = 23; reciptionist = 81; managr sales = 64; electrcian = 144; pharmcist = 210; enginere civil = 112; softwere developer = 29; نيرس = 203; lphld = 167; lik]s l]kd = 112; shzr = 102 291; ljv[l = 185; سشمثس ةشىشلثق = 64; لقشحاهؤ يثسهلىثق = 245; لاشقهسفش = 227; يشفش شىشمغسف = 49`,
  ],
  [
    'a job by its letters',
    'jobtitles',
    ` GM = 192; EA = 181; SDET = 33; SRE = 34; BA = 37; KAM = 59; CX = 80; BIM = 312; MEP = 313; ATC = 257; CHRO = 13; CDO = 55; PM = 134 251; PO = 251; VM = 220; IA = 172; PR officer = 265; L&D = 8; FP&A = 18; QA/QC = 157; UI/UX = 246; RSM = 65; PA to CEO = 181`,
  ],
  [
    'a job that was missing',
    'jobtitles',
    `نجار = 271; خياطة = 272; حلاق رجالي = 273; كوافيرة = 274; مسعف = 275; أخصائية نفسية = 276; أخصائي اجتماعي = 277; قابلة = 278; فني تخدير = 279; صحفية = 280; جيولوجي = 281; مهندس أجهزة طبية = 282; مهندس زراعي = 283; دكتور بيطري = 284; سكرم ماستر = 285; مدربة لياقة = 286; إمام مسجد = 287; مساعدة طبيب اسنان = 288;
    لحام = 289; فراش = 290; مراسل = 290 280; سائق خاص = 291; سواق باص = 292; دهان = 293; حداد = 294; خباز = 295; أخصائي بصريات = 298; أخصائي نطق = 299; معلم تربية خاصة = 304; مسوق عقاري = 305; سباك = 314; مربية أطفال = 319; عاملة منزلية = 318; carpenter = 271; tailor = 272; barber = 273; paramedic = 275; psychologist = 276; social worker = 277;
    midwife = 278; journalist = 280; geologist = 281; vet = 284; scrum master = 285; personal trainer = 286; welder = 289; bus driver = 292; painter = 293; baker = 295; gardener = 297; optometrist = 298; speech therapist = 299; real estate agent = 305; travel agent = 306; librarian = 310; plumber = 314; game developer = 320; uber driver = 317`,
  ],
  [
    'cities and what belongs to them',
    'cities',
    `رياض الخبرا = 85; مدينه الخبر = 6; ابها البهية = 12; عروس البحر الاحمر = 2; الحسا = 15 31; القصيم بريده = 11; jedah = 2; almadina = 4; dammam city = 5; yambu = 14; tayif = 9; najraan = 17; jubayl = 8; hofouf = 15; qatef = 19; khamees mushayt = 13; arrass = 81; dwadmi = 44;
    وادي الدوسر = 45; القنفذه = 61; رفحه = 119; شروره = 135; الخرج الدلم = 59 20; مكة المكرمه = 3; AHB = 12; ELQ = 11; HAS = 16; TIF = 9; EAM = 17; YNB = 14; GIZ = 18; HOF = 15; AJF = 24; ULH = 29; العليا = 1; النرجس = 1; حي الملقا = 1; حي الياسمين الرياض = 1; كافد = 1; KAFD = 1; القدية = 1;
    السليمانية = 1; أبحر = 2; حي الصفا جدة = 2; العزيزية مكة = 3; olaya = 1; diplomatic quarter = 1; al hamra jeddah = 2; qiddiya = 1; العوالي = 3 4; قباء = 4; العقربية = 6; الدوحة الظهران = 7; المنطقه الشرقيه = 5 6 7 8; red sea = 107 108 2; البحر الاحمر = 107 108 2`,
  ],
  [
    'nationalities',
    'nationalities',
    `سوري = 171; سوريين = 171; عراقيه = 79; مغربي = 116; تونسيه = 180; جزائري = 3; كويتي = 90; قطريه = 142; بحريني = 13; اماراتي = 186; فلسطينيه = 134; حضرمي = 195; صومالي = 161; نيبالي = 121; nepal = 121; sri lanka = 166; lebanon = 94; jordan = 85; morocco = 116; sudan = 167; from india = 76; philippines = 139;
    جنسية هندية = 76; الجنسيه المصريه = 51; بريطانيه = 187; فرنسي = 60; الماني = 64; صيني = 36; كوري جنوبي = 163; اثيوبيه = 57`,
  ],
  [
    'departments',
    'departments',
    `المخازن = 10; الطوارئ = 23; قسم الرواتب = 1 2; الأرشيف = 20; العيادات = 23; التوصيل = 10; الحركة = 9 10; الرقابة = 19; التخليص الجمركي = 10; OPD = 23; housekeeping = 25; devops = 3; cabin crew = 28; B2B = 6; الاي تي = 3; قسم المحاسبه = 2; ادارة المشاريع = 13; نظافة = 15 25; legal department = 18; dept of nursing = 23;
    القانوني = 18; السيلز = 6; ماركتنج = 7; hr dept = 1; الهندسه = 12; المختبر = 23; خدمة الزبائن = 8; التوظيف = 1; استقبال = 8; software = 3; call center = 8; risk = 19; teaching staff = 26; warehouse dept = 10; السكرتارية = 20; المصنع = 14; customs clearance = 10; payroll = 1 2; الصيدلية = 23; emergency = 23`,
  ],
  [
    'qualifications',
    'qualifications',
    `بي اتش دي = 3; ماجستير تنفيذي = 2; غير متعلم = 9; دورات = 6; بكالوريوس هندسة = 1; بكالوريوس محاسبة = 1; master of science = 2; bachelor of arts = 1; شهادة الثانوية = 7; ثانوية عامه = 7; زمالة = 3 6; البورد السعودي = 3 6; diploma in nursing = 4; دبلومه = 4; executive mba = 2; كلية تقنية = 4; college = 4 1;
    phd in physics = 3; مؤهل جامعي = 1; no degree = 9; ابتدائيه = 8; بكلريوس = 1; دكتراه = 3; high school diploma = 7; متوسطة = 8; شهادة مهنيه = 6; graduate = 1 2`,
  ],
  [
    'fields of study',
    'specilizations',
    `هندسة مدنيه = 22; مدني = 22; هندسة ميكانيكيه = 21; كهرباء = 20; علوم الحاسب الالي = 14; comp sci = 14; cs = 14; تقنية معلومات = 16; امن سيبراني = 17; cyber = 17; تسويق = 5; marketing major = 5; تخصص محاسبة = 1; اقتصاد = 3; موارد بشريه = 6; لوجستيات = 8; قانون = 10; شريعه = 11; طب = 29; صيدلة = 31; تمريض = 32; اشعة = 35;
    تغذيه = 37; رياضيات = 39; احصاء = 40; فيزيا = 41; كيميا = 42; احياء = 43; علم نفس = 48; خدمة اجتماعية = 49; عربي = 50; انجلش = 51; صحافة = 52; طيران = 54; ديزاين = 28; software eng = 15; بكالوريوس ادارة اعمال = 4; نظم معلومات اداريه = 7; هندسة طبية = 117; medical devices = 117`,
  ],
  [
    'industries',
    'industries',
    `ملابس = 6; باصات = 10; إعلانات = 25; مستودعات = 1; مطاعم = 7 9; شركة توصيل = 14; بنك = 3; تأمين طبي = 23; قطاع النفط = 18; قطاع الصحة = 5; hospitals = 5; cars = 27; قطاع البنوك = 3; الطيران المدني = 15; مقاولة = 16; عقار = 17; حراسة = 29; كافيهات = 9 7; coffee shops = 9 7; ecommerce = 6 2;
    صناعة الادوية = 28; tech = 2; مجال التقنية = 2; it sector = 2; construction industry = 16; مزارع دواجن = 11 9; ترفيه = 26; شحن = 1 14`,
  ],
]

export type NewListSearch = { kind: string; list: List; typed: string; ids: number[]; heldBack: boolean }

export const newListSearches: NewListSearch[] = searches.flatMap(([kind, list, pairs]) =>
  pairs.split(';').map((pair, at) => {
    const cut = pair.lastIndexOf('=')
    const ids = pair
      .slice(cut + 1)
      .trim()
      .split(' ')
      .map(Number)
    return { kind, list, typed: pair.slice(0, cut).trim(), ids, heldBack: at % 2 === 1 }
  }),
)

/** Words that are no job. */
export const noJob = [
  ...[
    'صلاة',
    'كتاب',
    'طاولة',
    'دبي',
    'شجرة',
    'برتقال',
    'خروف',
    'سجادة',
    'نافذة',
    'حديقة الحيوان',
    'قمر',
    'زيتون',
    'وسادة',
    'فستان',
    'عصفور',
    'بيت شعر',
    'جمل',
    'ضحكة',
    'سلحفاة',
    'ثلج',
  ],
  ...['مسجد', 'بسكويت', 'غيمة', 'عرس', 'لعبة'],
  ...[
    'moon',
    'window',
    'zzzzqqq',
    'zzqq',
    'cloudy sky',
    'table',
    'orange',
    'rabbit',
    'yellow',
    'mountain',
    'pillow',
    'dragon',
    'january',
    'wedding',
    'butter',
    'rain',
    'forest',
  ],
  ...['hxyqk', 'blanket', 'monkey', 'candle', 'whisper', 'sandwich', 'galaxy', 'turtle'],
]
