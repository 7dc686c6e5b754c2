import { describe, expect, it } from 'vitest'
import { measureProcessor } from '../../../tests/support/processor-time.ts'
import { findRemarks, type Remark } from './remarks.ts'

const listFound = (text: string, kind: Remark['kind']) =>
  findRemarks(text)
    .filter((one) => one.kind === kind)
    .map(({ from, to }) => text.slice(from, to))

describe('a text that insults or curses people', () => {
  it.each([
    // English.
    ['My manager is an idiot who shouts all day', 'idiot'],
    ['They are thieves, they never paid the last month', 'thieves'],
    ['The owner is a liar and a crook', 'liar'],
    ['HR are a bunch of clowns', 'clowns'],
    ['What a bastard that team lead is', 'bastard'],
    ['go to hell all of you', 'go to hell'],
    ['He is dumb as a rock', 'dumb'],
    ['stupid managers everywhere', 'stupid'],
    ['The boss is a complete moron', 'moron'],
    ['These people are garbage', 'garbage'],
    ['My supervisor is a pig', 'pig'],
    ['The boss, a real psychopath, fires people by message', 'psychopath'],
    ['Son of a bitch never paid me', 'Son of a bitch'],
    ['f**k the director', 'f**k'],
    ['What a st*pid boss', 'st*pid'],
    ['an id!ot runs this branch', 'id!ot'],
    ['The lead is an i d i o t', 'i d i o t'],
    ['such a looooser, this manager', 'looooser'],
    ['Stuuupid supervisor', 'Stuuupid'],
    ['All of them are lazy parasites', 'parasites'],
    ['The accountant is a piece of shit', 'piece of shit'],
    ['She is a disgusting woman', 'disgusting'],
    ['damn them for what they did', 'damn them'],
    ['You will work for scumbags', 'scumbags'],
    ['The interviewer acted like an a$$hole', 'a$$hole'],
    ['Cowards, all of the management', 'Cowards'],
    ['the coordinator is a b!tch', 'b!tch'],
    ['Imbeciles in finance lose every invoice', 'Imbeciles'],
    ['My colleague is such a snake', 'snake'],
    ['The foreman is sick in the head', 'sick in the head'],
    // Arabizi.
    ['el modeer 7mar ma yefham', '7mar'],
    ['ya ghabi leave this company', 'ghabi'],
    ['kolohom kalb ibn kalb', 'kalb ibn kalb'],
    ['he is a 7ayawan with no manners', '7ayawan'],
    ['el HR kaddab', 'kaddab'],
    ['allah yel3an the day I joined', 'allah yel3an'],
    // Arabic: standard, Gulf, Egyptian, Levantine.
    ['المدير حمار ولا يفهم شيئًا', 'حمار'],
    ['مديري غبي ويصرخ على الجميع', 'غبي'],
    ['الإدارة كلهم حرامية', 'حرامية'],
    ['المشرف إنسان حقير', 'حقير'],
    ['يا كلب ادفع رواتبنا', 'كلب'],
    ['الله ياخذكم واحد واحد', 'الله ياخذكم'],
    ['لعنة الله على من وظفني', 'لعنة الله'],
    ['المدير التنفيذي كذاب ومنافق', 'كذاب ومنافق'],
    ['مجموعة من الأغبياء يديرون الفرع', 'الأغبياء'],
    ['صاحب الشركة نصاب', 'نصاب'],
    ['المدير ح*ار بمعنى الكلمة', 'ح*ار'],
    ['مشرفتنا حمااااارة', 'حمااااارة'],
    ['المدير ح م ا ر', 'ح م ا ر'],
    ['الموظفين عندهم ثيران', 'ثيران'],
    ['رئيس القسم قليل أدب', 'قليل أدب'],
    ['المدير تيس ما يعرف شي', 'تيس'],
    ['مدراء دلوخ وما عندهم سالفة', 'دلوخ'],
    ['الاتش ار خبول', 'خبول'],
    ['مسؤول التوظيف رخمة', 'رخمة'],
    ['المدير مهبول رسمي', 'مهبول'],
    ['شغالين عند ولد الكلب', 'الكلب'],
    ['كل تبن يا مدير', 'كل تبن'],
    ['مديري خايس وحقود', 'خايس وحقود'],
    ['الله لا يوفقهم على ما سووا', 'الله لا يوفقهم'],
    ['المدير ده عبيط', 'عبيط'],
    ['ناس زبالة بجد', 'زبالة'],
    ['صاحب الشركة ابن وسخة', 'ابن وسخة'],
    ['يلعن أبوهم', 'يلعن'],
    ['المشرف راجل واطي', 'واطي'],
    ['دول شوية بهايم', 'بهايم'],
    ['المدير أهبل وما بيفهم', 'أهبل'],
    ['مديرنا جحش', 'جحش'],
    ['كلهم زعران', 'زعران'],
    ['يخرب بيتكم شو نصابين', 'يخرب بيتكم'],
    ['السكرتيرة حيوانة', 'حيوانة'],
    ['نائب المدير شخص تافه', 'تافه'],
    ['ياغبي لا تقدم عندهم', 'ياغبي'],
    ['المحاسب مريض نفسي', 'مريض نفسي'],
    ['ما يديرها إلا الحَمقى', 'الحَمقى'],
    ['المالك خنـزير', 'خنـزير'],
    ['والمدير سافل', 'سافل'],
    ['زملاء جبناء لا يقولون الحق', 'جبناء'],
  ])('%s', (text, first) => expect(listFound(text, 'insult')[0]).toBe(first))
})

describe('a text that criticises the work, however harshly, or reports an insult', () => {
  it.each([
    'The worst management I have ever seen',
    'Stupid rules and a dumb approval system',
    'The decision to move us was stupid',
    'Salaries are garbage and the canteen is disgusting',
    'The workload is insane and nobody listens',
    'They treat us like dogs',
    'Employees are treated like animals',
    'My boss called me stupid in front of customers',
    'I felt like an idiot for joining',
    'Nobody here is stupid, but nobody plans',
    'He is not a liar, he is only badly informed',
    'I was a fool to sign that contract',
    'An incompetent manager who micromanages',
    'Rude and arrogant supervisors',
    'Assessment centre, class action, password policy and cockpit training',
    'Pros: free parking. Cons: no raises',
    'Dirty bathrooms, trash everywhere, rats in the kitchen',
    'A dog-friendly office with a monkey puzzle tree',
    'We sell pet food and donkey rides',
    'The shift starts at 5*** depending on the season',
    'Great team *and* good pay!',
    'A company without vision, without plans, without a future',
    'Toxic environment, favouritism and nepotism',
    'The scam is the commission scheme: it is never paid',
    'الإدارة فاشلة والرواتب متأخرة',
    'أسوأ إدارة مرت علي',
    'قرارات غبية ونظام متخلف',
    'الراتب زفت والدوام طويل',
    'المدير متسلط ولا يسمع لأحد',
    'حسبي الله ونعم الوكيل',
    'يعاملوننا مثل الكلاب',
    'يعاملون الموظفين كالحيوانات',
    'قال لي المدير يا غبي أمام الجميع',
    'كنت غبي يوم وقعت العقد',
    'المدير ليس غبيًا لكنه مشغول',
    'بيئة سامة ومحسوبية وواسطات',
    'الحمامات وسخة والأكل مقرف',
    'نصاب الحصص ٢٤ حصة في الأسبوع',
    'وعود كاذبة بالترقية',
    'الأيام الأولى صعبة ثم تتعود',
    'أراضي الشركة واطية وتغرق مع المطر',
    'عيادة حيوانات ورعاية خيول',
    'المدير يصرخ ويهين الموظفين ويستقوي على الضعيف',
    'شركة تبيع لحم البقر والأعلاف',
    'الله يوفقهم ويرزقهم',
    'إجازة مريض تحتاج تقريرًا',
    'ثورة في أنظمة العمل عن بعد',
    'ما عندهم تطوير ولا تدريب',
    'الإدارة لا تفهم ولا تريد أن تفهم',
    'أبلة المدرسة طيبة والطلاب رائعون',
    'المركز الطبي يستقبل المرضى النفسيين بسرية',
    'المدير ما يعرف شغله',
    'طالبت بحقي فهددوني بالفصل',
    'ضغط العمل جنوني آخر الشهر',
    '',
  ])('%s', (text) => expect(listFound(text, 'insult')).toEqual([]))
})

describe('a text that names a person', () => {
  it.each([
    ['Mr. Fahd is an idiot', ['idiot'], ['Mr. Fahd']],
    ['الأستاذ فهد حمار', ['حمار'], ['الأستاذ فهد']],
    ['اسأل عن المهندس سعد ولا تسأل عن أبو خالد', [], ['المهندس سعد', 'أبو خالد']],
    ['Eng. Rajesh decides, Maricel from HR does not', [], ['Eng. Rajesh', 'Maricel']],
    ['مدينة الملك فهد الطبية وجامعة الأميرة نورة', [], []],
    ['I was happy: سعيد بالعمل وعندي أمل', [], []],
    ['Will the grace period end? Hope so', [], []],
  ])('%s', (text, insults, people) => {
    expect(listFound(text, 'insult')).toEqual(insults)
    expect(listFound(text, 'person')).toEqual(people)
  })
})

it('remarks come in the order of the text, and a text of any length is judged at once', () => {
  expect(findRemarks('Mr. Fahd is an idiot, ask Dr. Huda').map(({ kind }) => kind)).toEqual([
    'person',
    'insult',
    'person',
  ])
  const judged = measureProcessor(() => {
    for (const part of ['a', 'i ', 'f*', '***', 'حمار ', 'ح*', 'stupid ', 'الله ', 'ااا'])
      expect(findRemarks(part.repeat(5000 / part.length))).toEqual(expect.any(Array))
  })
  expect(judged).toBeLessThan(4000)
})
