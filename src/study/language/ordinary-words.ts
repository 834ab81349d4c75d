/** Stems that most opinions hold, whatever they are about: they say little about what this one is about. */

const inFourOfFive = `
act action adopt affirm amend among anoth app appeal appear applic argu authority basi call caus certain
circumstanc claim claus clear concern conclud conclusion conduct congres consid consider constitution
constitutional cours decid decision deliver deny determin different direct dissent district doubt effect
eith equal establish every exercis exist express fact far federal find follow forc form found free general
given govern grant great ground held hold impos includ individual interest involv issu judg judicial justic
law laws legal less like limit long made mak make many matt mean mere natur necessary need new noth one
opinion ord otherwis part particular pass peopl person plac point pow present prevent principl proceed
proces prop protect protection provid provision public purpos question reach reason recogniz regard remain
requir respect result right rule say seem show similar sinc stat statut subject sufficient support suprem
system term think though thre time two unit unles use used view viol violat way well year`;

const inThreeOfFive = `
absenc accept accord according activity acts actual add addition additional affect agre alleg allow alon
already alway american amount answ apparent applicabl appropriat area aris articl ask assert assum attempt
attorney authoriz avoid bas bear becom believ benefit beyond br brief broad brought burden carry challeng
chang charact charg chief circuit cit citizen city civil com come commission common compell conced concurr
condition consequenc consistent constitut contain contend continu contrary control controll counsel country
court creat criminal day deal declar deem defendant defin degre demand demonstrat depart depend depriv
describ design differenc difficult distinction doctrin done due duty employ enact end enforc enforce engag
enough entitl essential event evidenc examin exampl except existenc expres extend extent fail fair fil final
fourteenth full function fundamental giv give good guarante hand hear high history hous importanc important
inde independent indicat inform inquiry instanc instead intend interpret join jurisdiction justify kind
languag larg lat latt lead least leav left legisl legislativ legislatur legitimat liberty life light littl
local maintain majority mann measur meet memb moreov much n national necessari neith nev none not note numb
object observ obtain occasion offic official often open oper operat order original oth party perhap permit
permitt personal petition plain policy political position possibl practic practical preserv pri privat
problem produc prohibit prohibition proper property propos prov put quot rais rath re read real reasonabl
receiv recent record referenc refus regul regulat reject rel relat relevant remov repeat report require rest
restriction revers review rul scop section secur seek sens separat serv servic set several short significant
simp singl situ society sole sought special specific specifical stand standard state statutory still
subsequent substantial suggest supp sure sustain tak take taken test th themselv thought tim today treat
true turn unconstitutional understand union urg valid validity valu variou whatev whol whos word work writ
york`;

const inTwoOfFive = `
abandon ability able absolut abus accomplish accordanc account achiev acknowledg addres address adequat
adher administr administrativ admitt adoption advanc affair afford agency agent ago agree aid almost
alternativ america analysi announc anyth apart apply appoint approach approv april arbitrary art ascertain
asid aspect assertion assess assistant associ associat assumption assur attach attack attention availabl
awar away back balanc bar barr basic becam begin behalf belief belong best bett bill black board body book
bound branch brown busines california came capacity care careful cast central century certiorari characteriz
choic choos chosen clas clos code command commerc committ committe community comp compar compel complaint
complet complete concept conferr confin confirm conflict congressional connection consequent consist
constitutionality constru construction content contention context contract contrast controversy convict
conviction correct cost county crim critical curia current dang date days debat declin defend defens
definition denial deriv description desir despit detail develop difficulty direction discretion discrimin
discuss discussion dispos disput disregard distinct distinguish divid draw drawn ear earli easi economic
educ effectiv effective effort ele eliminat embody embrac emphasi emphasiz enabl enjoy ent enter entir
entire err especial evident exact exception exclud executiv expect experienc explain explicit expression
extensiv face failur faith fall familiar fav fear field fifth five fix forbid forbidden foreign forth four
fourth fram freedom frequent ful furnish futur gave goes governmental group guid half hard help henc
historical home human idea identify ignor iii immediat immediate imp impact impair implic import impossibl
inc inconsistent increas influenc inherent initial insist institution intent interfer introduc invalid invok
jam john judiciary june jury justific keep know knowledg known lab lack land large last lawful learn
legislat let lett level lexi licens likewis line litig liv look louisiana low man mandat manifest march mark
marshall maryland material meant men mention merit met method min mind money month motion mov name narrow
natural near necessity nevertheles next non normal notic notion notwithstand numerou objection objectiv
oblig obviou obvious occur occurr off offend offens offer ohio old omitt opportunity oppos ordinary organiz
ought outsid overrul own participat passag past pay penalty perceiv perform period permissibl phras physical
plaintiff plan play polic portion possess possession possibility precedent precis precise preclud premis
prepar prescrib presenc president prevail previou previous primari primary principal privileg proce procedur
product program promot proof proposition punish pure purport pursu pursuant qualify quit rang rational
reasonab recognition reduc ref referr reflect refusal regardles relationship relianc relief rely remand
remedy rend render rep represent representativ request reserv resolution resolv respondent respons
responsibility restrain restraint restrict retain return rev reveal risk robert role safeguard safety
sanction satisfy says schem school security select self senat sentenc seriou settl shar shown significanc
simpl six small social solicit someth sometim sort sound sourc south speak specify statu step strict strik
strong structur study submitt substanc substantiv substitut suggestion suit suppos tax tend testimony text
theory thereof thoma threaten throughout titl togeth took total toward traditional trial try type unabl
understood uniform unlawful unlik unnecessary upheld us usual variety vary virginia vital vot wall want war
warrant washington ways weight welfar went whenev whit wide william wish world written wrong`;

const weights = new Map<string, number>([
  ...weighted(inTwoOfFive, 0.9),
  ...weighted(inThreeOfFive, 0.8),
  ...weighted(inFourOfFive, 0.5),
]);

function weighted(stems: string, weight: number): [string, number][] {
  return stems
    .trim()
    .split(/\s+/)
    .map((stem) => [stem, weight]);
}

/** 1 for a stem that few opinions hold, down to 0.5 for one that nearly all hold. */
export function weightOf(stem: string): number {
  return weights.get(stem) ?? 1;
}
