/** What somebody types who means a company, with the wrong keys, dots or letters, or with more words than its name has. */
const searches: [kind: string, pairs: string][] = [
  [
    'Arabic meant on a Latin keyboard',
    `k,vs = 2; lshv hg,hpm = 1; rhtgm = 11; ,i[ = 4; wn] = 0; k,vs hgvrldm = 2; lvshm = 10; vlhg = 3; hgr hgulv = 0; rhtgm ggapk = 11; sig = 0; kfq hgp[h. = 5`,
  ],
  [
    'Latin meant on an Arabic keyboard',
    `ىشصقشس = 2; ضشبهمش = 11; ةشسشق شمصشاش = 1; قهةشم = 3; ةهقسشف = 10; صشاشت = 4; ىشصقشس يهلهفشم = 2; فعقخخي = 12; ىشلاي شماثتشئ = 0`,
  ],
  [
    'a wrong dot',
    `نبص الحجاز = 5; وهح للطاقة = 4; زاد السمال = 9; زمال = 3; شهل للتجزئة = 6; ظرود = 12; فافلة = 11; نورش = 2; مزساة = 10; مسار الواحه = 1; نبض الخجاز = 5; قافلة للسحن = 11; وهخ = 4`,
  ],
  [
    'another letter of the sound',
    `نورث = 2; غافلة = 11; تروت = 12; كافلة = 11; نورص = 2; نبظ الحجاز = 5; مرصاة = 10; طرود = 12; زاض الشمال = 9`,
  ],
  [
    'a key beside',
    `nawtas = 2; rimak finance = 3; mirdat = 10; dar alnakjeel = 7; qafula = 11; turoof = 12; masae alwaha = 1; wahak = 4; موارس = 0; نورش الرقمية = 2; مساز الواحة = 1; قاقلة = 11; nawrad = 2; masar alwaga = 1`,
  ],
  [
    'a generic noun in front',
    `مستشفى نبض الحجاز = 5; بنك رمال = 3; فندق دار النخيل = 7; معهد مسار التميز = 16; شركة نورس = 2; مؤسسة قافلة = 11; شركه طرود = 12; مكتب نورس = 2; مصنع زاد الشمال = 9; hospital nabd = 5; hotel dar alnakheel = 7; bank rimal = 3`,
  ],
  [
    'digits for Arabic letters',
    `nabd al-7ijaz = 5; dar alna5eel = 7; 9ada = 8; 6urood = 12; wa7aj = 4; masar alwa7a = 1; 8afila = 11; zad alshamal = 9`,
  ],
]

export const slipSearches = searches
  .flatMap(([kind, pairs]) =>
    pairs.split(';').map((pair) => {
      const [typed, id] = pair.split(' = ').map((text) => text.trim())
      return { kind, typed: typed!, id: Number(id) }
    }),
  )
  .filter(({ id }) => id > 0)
