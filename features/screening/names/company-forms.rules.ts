/**
 * Legal forms and the class that each is of, by the words that names have for them: after the ISO 20275 list of entity legal forms.
 * Forms of one class say the same in another language or length.
 */
const classes: Record<string, string> = {
  LIMITED: `ltd|limited|pte ltd|pte limited|private limited|pvt ltd|pvt limited|pty ltd|pty limited|pty|pte|pvt|co ltd|company limited|
    co limited|sdn bhd|sendirian berhad|sdn|bhd|berhad|you xian gong si|you xian ze ren gong si|gu fen you xian gong si|
    cong ty tnhh|cong ty trach nhiem huu han|kk|k k|kabushiki kaisha`,
  PUBLIC: 'plc|public limited company|p l c|public company limited|pcl|tbk|gu fen you xian gong si',
  LLC: `llc|l l c|limited liability company|limited liability co|limited liability comp|limited liability corp|cong ty tnhh|
    cong ty trach nhiem huu han|ooo|obshchestvo s ogranichennoy otvetstvennostyu|obshchestvo s ogranichennoi otvetstvennostyu|
    tov|tovarystvo z obmezhenoyu vidpovidalnistyu|too|tovarishchestvo s ogranichennoy otvetstvennostyu|wll|w l l|with limited liability|
    llp|limited liability partnership`,
  CORPORATION:
    'inc|incorporated|corp|corporation|co|comp|company|cie|compagnie|cong ty|cong ty co phan|ctcp|kk|k k|kabushiki kaisha',
  GMBH: 'gmbh|gesellschaft mit beschrankter haftung|gmbh co kg|ges m b h|mbh',
  AG: 'ag|aktiengesellschaft',
  SA: `s a|sa|sociedad anonima|societe anonyme|sociedade anonima|spa|s p a|societa per azioni|sas|s a s|sab de cv|sa de cv|s a de c v|
    ca|c a|compania anonima|sac|s a c|sociedad anonima cerrada|sal|s a l|sae|s a e|saog|saoc|ksc|k s c|ksp|psc|p s c|bsc|b s c`,
  SRL: `srl|s r l|sarl|s a r l|societa a responsabilita limitata|societe a responsabilite limitee|sociedad de responsabilidad limitada|
    societatea cu raspundere limitata|s de rl|ltda|limitada|lda|sl|s l|slu|sociedad limitada|bvba|sprl|epe|limited sirketi|ltd sti`,
  JSC: `jsc|joint stock company|joint stock co|cong ty co phan|ctcp|ojsc|oao|open joint stock company|pjsc|pao|public joint stock company|cjsc|zao|closed joint stock company|
    ao|aktsionernoe obshchestvo|otkrytoe aktsionernoe obshchestvo|publichnoe aktsionernoe obshchestvo|
    zakrytoe aktsionernoe obshchestvo|nao|aktsionerno druzhestvo|ad|pat|prat|a s|anonim sirketi`,
  BV: 'bv|b v|besloten vennootschap|nv|n v|naamloze vennootschap',
  AB: 'ab|aktiebolag|oy|oyj|osakeyhtio|as|asa|aksjeselskap|a s|aps|anpartsselskab',
  KK: 'kk|k k|kabushiki kaisha|gk|godo kaisha',
  PARTNERSHIP: 'lp|l p|limited partnership|kg|kommanditgesellschaft|cv|c v',
  STATE:
    'sia|uab|ou|eood|ood|doo|d o o|kft|zrt|rt|sro|s r o|spol s r o|sp z o o|sp z oo|sp zoo|spolka z ograniczona odpowiedzialnoscia',
  NONPROFIT:
    'ano|avtonomnaya nekommercheskaya organizatsiya|autonomous non profit organization|e v|ev|eingetragener verein|asbl',
  NA: 'n a|na|national association',
  PT: 'pt|perseroan terbatas',
  FZE: 'fze|fzco|fz llc|fzc|free zone establishment|est|establishment',
};

/** The classes of each form: several where papers in English have another form for it than its law. */
const byForm = (table: Record<string, string>): ReadonlyMap<string, readonly string[]> => {
  const namesOf = new Map<string, string[]>();
  for (const [name, forms] of Object.entries(table))
    for (const form of forms.split('|').map((each) => each.trim().normalize('NFKC')))
      namesOf.set(form, [...(namesOf.get(form) ?? []), ...(name === anyForm ? [] : [name])]);
  return namesOf;
};
/** "Company" alone, which says nothing of its form. */
const anyForm = 'ANY';

/** Phrases of up to six words, and the classes of each. */
export const formClasses = byForm(classes);
export const longestForm = 6;

/** Forms in scripts of their own, in the letters of `inOwnLetters` and `foldHan`, without blanks and brackets. */
const inScript: Record<string, string> = {
  KK: '株式会社|株',
  LLC: '有限会社|合同会社|有|合|유한회사|유한책임회사|유',
  LIMITED: `有限公司|私人有限公司|有限责任公司|股份有限公司|股份公司|株式会社|株|有限会社|有|주식회사|주|유한회사|유|บริษัทจำกัด|บริษัท|จำกัด|บจก|प्राइवेटलिमिटेड|प्राइभेटलिमिटेड|लिमिटेड|प्रालि`,
  PUBLIC: '股份有限公司|股份公司|มหาชน|บมจ',
  CORPORATION: '株式会社|株|주식회사|주',
  PARTNERSHIP: '合伙企业|ห้างหุ้นส่วนจำกัด|ห้างหุ้นส่วน|หจก|合资会社',
  [anyForm]: '公司|회사',
};

export const formsInScript = byForm(inScript);
