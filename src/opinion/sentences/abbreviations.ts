// Abbreviations of legal prose, without their stop. The kind decides whether a stop after one may end a sentence.

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** Always followed by more: a title before a name, a word before a number, "v." before a party. */
const open = words(`
  v vs e.g E.g i.e viz cf Cf Mr Mrs Ms Messrs Mme Dr Prof Hon Gov Sen Sens Sgt Lt Capt Col Maj Cmdr Cpl Pvt
  Fr St Ste Mt Ft Supt Atty Att'y Asst Ass't Insp Amdt Amdts Nos Vol Vols Cl cls Chs Fig Figs Pts Para Paras
  Legis Subd Subds Subdiv Subsec Tit Arts Secs Sect Exs Exhs Exh Attach Dkt pp Pp nn vol vols ch cc cl art arts sec secs
  subd tit para paras pt pts fig figs ed eds trans rel Cert cert Slip Jan Feb Apr Aug Sept Sep Oct Nov
  approx ca circa Trin Pasch Decl Opp'n subds subdivs subpt subch subchs std stds eff quot aff'g rev'g nom cmt cmts illus liv
`);

/** Words as well: before a number they abbreviate, else their stop ends the sentence. Recognition takes "eh" for "ch". */
const beforeNumber = words(
  'No no ex fn Fn Add art Jun Jul Dec Aff Mot Chap chap col cols Bk bk Tbl Ref sect par subpar amend esp ill lib den pl fol eh',
);

/** May close a sentence; then the next word must look like the start of one. */
const closable = words(`
  Inc Corp Co Cos Ltd Bros Assn Assns Ass'n Ass'ns Assoc Dept Depts Dep't Dep'ts Govt Gov't Intl Int'l Natl Nat'l Comm Commn
  Comm'n Comm'ns Commr Comm'r Comm'rs Commrs Bd Bldg Univ Inst Ins Mfg Mfrs Mfr Mut R.R Ry Rys Elec Tel Tele Pharm Pharms Servs
  Serv Sys Sch Dist Cty Cnty Twp Auth Admin Agric Am Amer Educ Emp Emps Emplrs Emp't Emp'rs Empl Envtl Env't Eng'g Eng'rs Equip Exch
  Fed Fed'n Fedn Fin Fid Found Guar Hosp Hous Indem Indus Indust Lab Labs Liab Litig Mach Mktg Mkt Mgmt Med Mem'l Metro Mun Nat Org
  Pac P'ship Prods Prod Prop Props Prot Pub Publ'g Publ'ns Rd Ave Blvd Res Ret Sav Soc Soc'y Sur Tech Techs Telecomm Telecomms Transp
  Ctr Ctrs Cas Const Constr Corr Consol Coop Cmty Chem Cent Bus Bankr Auto Atl Acad Adver Bhd Coll Condo Cont'l Contl Def Dev
  Devs Dev't Dir Disc Distrib Div Econ Enters Entm't Exec Ext Ext'n Gen Grp Grps Imp Indep Inv Invs Inv'rs Mar Maint Par
  Pers Prob Prof'l Ref Reg'l Rehab Reprod Sci Subcomm Sw Nw Ne Se Transcon Tpk Unif Util Utils Vill Adm'r Adm'x Ex'r Ex'x
  Jr Sr Esq Ph.D M.D J.D Ala Ariz Ark Cal Calif Colo Conn Del Fla Ga Haw Ill Ind Kan Kans Ky La Mass Md Me Mich Minn Miss Mo Mont Neb
  Nev Okla Ore Or Pa Penn Tenn Tex Va Vt Wash Wis Wisc Wyo Ct Cts Cir Sup Supp Super Crim Civ Evid Proc Prac Pro Juv Fam Ord Ann
  Rptr Rptrs Reptr Cases Ed Eq Ch Ex Err Mag Magis Judic Rul Interp Decs Dig Rep Reps Rev JJ Bull Jur Wheat Cranch Dall How Wall
  Pet Black Blatchf Sumn Barb Johns Wend Misc Cush Metc Pick Serg Whart Gratt Munf Bibb Litt Yerg Humph Restat Rest'mt Treas Priv Conf
  Hrg Hrgs Rec Doc Docs Ltr Stip Depo Vand Harv Colum Stan Stat Stats Reg Regs Cong Sess etc al seq seqq op loc cit Terr Wkly Petr Petrs
  Jud Agri Pol Pen Rept Repts Dak So Sask Alta Hawaii Amend Amends Pet'r Resp Resp't Pl Pls Defs Wm Geo Chas Thos Jas Jno Robt Edw Benj Saml Danl Art Sec Pt Mem Tr Op Adm Det Dep Comp Br Compl App Amdt
  Memo Dict Est Proced nonpub opn opns Cons Juris Contemp Probs Chi Corn Veh Traf Delin Psychol Psych Obst Gyn Sol Jour Parl Eliz Ld Raym
  Com Coms Deb Debs Opins Attys Hal app Geogr Hist Arg Execs
`);

type AbbreviationKind = 'open' | 'before-number' | 'closable';

const kinds = new Map<string, AbbreviationKind>();
for (const word of closable) kinds.set(word, 'closable');
for (const word of beforeNumber) kinds.set(word, 'before-number');
for (const word of open) kinds.set(word, 'open');

/** These carry on a name or a reporter, and so never begin a sentence. */
const continuing = new Set(
  words(`v vs Inc Corp Co Cos Ltd Bros Jr Sr Esq Supp Ct Cts Cir Rptr Rptrs Ann Rep Reps Cas Stat Civ Crim Evid Proc Super Dist
  Div Assn Ass'n Dept Dep't Comm'n Ins Mfg Ry Univ`),
);

const straight = (word: string): string => (word.includes('’') ? word.replaceAll('’', "'") : word);

/** `word` comes without its stop and without the quotes around it. */
export function abbreviationKind(word: string): AbbreviationKind | undefined {
  const known = kinds.get(straight(word));
  if (known) return known;
  // A chapter, a page, a folio, whichever letter stands for it; a reporter's series: "F. 2d. 541".
  if (/^(?:[a-z]|\d[a-z]{1,2})$/.test(word)) return 'before-number';
  // Captions and bylines print titles in capitals: "MR. JUSTICE ORR", "NO. 12".
  if (/^[A-Z]{2,5}$/.test(word)) return kinds.get(word.charAt(0) + word.slice(1).toLowerCase());
  if (/^[A-Z]$/.test(word)) return 'closable';
  if (/^\d{0,4}[A-Za-z]{1,6}(?:\.[A-Za-z0-9]{1,6})+$/.test(word)) return 'closable';
  // No English word of two letters or more is written without a vowel: "Mfg", "Bldg", "Cmty".
  if (/^[BCDFGHJ-NP-TV-Z][bcdfghjklmnpqrstvwxz]{1,5}$/.test(word)) return 'closable';
  return undefined;
}

/** Followed by a roman numeral they are the name of a part, or of a king's year: "Art. I", "25 Edw. III". */
const numbered = new Set(
  words(
    'Art Arts Amend Amends Amdt Amdts Sec Ch Chap Vol Pt Tit Bk Cl c art amend ch vol pt tit cl div Hen Car Jac Vict Edw Ric Geo Wm',
  ),
);

/** `word` comes without its stop. */
export function namesPart(word: string): boolean {
  return numbered.has(word);
}

/** `word` comes without its stop. */
export function continuesName(word: string): boolean {
  return continuing.has(straight(word));
}
