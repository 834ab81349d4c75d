/** Words of a report on a case that stand for one another, and words that report without saying anything of the case. */
import { stemOf } from '../../../language/words.ts';

/** One line a family: beginnings of stems that may stand for one another. */
const families = `
accept acceptance assent agree agreed consent
accelerator gas pedal trod
accident collision crash wreck
accuse charge indict prosecut
act conduct action behavior deed
admit conced acknowledg stipulat recogni
agreement contract bargain deal
allow permit let authori license
allege claim contend argu assert maintain urge insist plead
answer repl respon
appeal review certiorari petition
appear seem
appoint name designat nominat
argument contention claim plea position theory view
arrest detain seiz custod apprehend
arrive reach came come
ask request seek sought petition move motion solicit
attorney lawyer counsel
automobile car vehicle sedan truck van
authority power jurisdiction
award grant gave give
bad poor wrong
ban prohibit forbid bar preclud proscrib outlaw unlawful illegal
begin start commenc open
believe think thought consider view regard
benefit advantage gain
break broke breach violat
broad wide general
build construct erect built
building house structure home premises dwelling residence
business trade compan enterprise firm
buy purchas bought acquir
call term name describ label
cancel revok rescind terminat end
care prudence caution
careless negligen fault
catch found discover
cause produc led lead bring brought
change alter modif amend
child children minor boy girl son daughter juvenile
choose chose elect select pick option
citizen resident person people individual
compel force requir coerc
complain object protest
conclude decide hold held determin find found rul
convict guilty
consider weigh examin review
correct right proper
cost price expense pay paid
countr nation land
crew deckhand sailor
damage harm injur hurt loss
danger risk peril hazard unsafe
dead die died death kill murder decedent homicid
deadline due time late
decide settled resolv determin answer
decline refus reject den
defend answer oppos
delay late wait postpon
deliver send sent hand gave
deny refus reject declin
depend turn rest hinge
design intend purpos meant aim goal
destroy burn ruin
differ distinguish unlike distinct
disagree dissent differ
discharge fire dismiss
disclose reveal tell told
discriminat treat different
doctor physician surgeon
document paper record writing letter
drive drove driver
duty owe oblig responsib
effect result consequen outcome
email e-mail electronic
employ work job hire
end stop finish terminat ceas conclu
enough suffic adequa
enter went came
entitle right may
error mistake wrong err
evidence proof prov show testi record
example instance such
exceed beyond more above
except exempt exclu
excuse justif defense
expect foresee foreseen predict anticipat
explain reason why because
extend reach appl cover
fail not neglect omit
fair equit just
fall fell drop
false untrue lie lied
fast secure tied
federal united nation congress
fee cost charge
fight struggl altercat
file brought submit lodg
fire burn flame blaze
first initial origin
follow appl adopt adher
forbid bar prohibit
foresee foreseen anticipat
forfeit waive lost
friend acquaint
gate barrier
get obtain receiv got acquir
give gave given grant provid confer
goal purpose aim
government state prosecut united
guard protect
guilty convict
happen occur took take event
hear heard listen
hide hid conceal secret
hit struck strike collid
hold held rul conclud
hurt injur wound harm
husband wife spouse marri
idea notion
identical same
immediate prompt instant
impose put place levy
include contain compris cover
increase raise rais enhanc grow
inform notif told tell advis notice
injunction enjoin
instruct direct told charg order
insur indemn policy
interpret read constru meaning
invalid void unconstitution strik struck
issue question
join concur agree
judgment decision ruling decree order
juror jury verdict
keep kept retain maintain remain
kill slay shot death
know knew knowledge aware
land property estate real lot tract parcel
law statute act legislat code rule enact
leave left depart
liable liabilit responsib
limit restrict narrow confin
list enumerat
live resid life
long length
lose lost loss
lower reduc drop
machine computer software program
mail post letter
make made creat form
man men person
mark sign
matter issue subject
mean meant defin
measure test standard
message note letter reply
money fund sum dollar amount pay
move transfer motion
murder kill homicide
must requir shall need obligat oblig
narrow limit
near close beside
necessary need essential requir
new fresh
notice notif warn inform
offer propos tender
officer police deput sheriff trooper agent
old age year
open public
operate run ran manag
order direct command instruct
own belong owner property possess title
parent father mother
part portion share section
passenger rider
pay paid payment price
people person individual citizen
permission consent leave licens
place put set locat site
plan scheme intend
police officer deput law
policy reason
power authorit
prevent stop avert keep kept bar
previous prior earlier before
price cost
prison jail incarcerat confin inmate custod
procedure process proceed
promise agree undertak pledg
proper right appropriat correct
protect shield guard safeguard secur
prove show establish demonstrat evidence proof
publish print post
punish penal sentenc sanction
question issue ask
quick prompt
reason ground because rationale why
reasonable prudent
receive got obtain
record evidence
refuse declin reject deny turn
reject refus declin disagree repudiat disapprov
relate connect concern pertain
release free discharg
rely rest depend base invok cite
remand return sent send back
remedy relief
remove took take away withdr eject evict
repair fix mend
repeat again
report told tell
require must need demand oblig compel
rest base ground depend
return back
reverse overturn
right entitle
rob steal stole theft larcen took
rule standard principle doctrine test
run ran operat
safe secur
say said state stat provid declar
search inspect look
see saw seen observ notic
sell sold sale vend
sentence punish term prison imprison
separate distinct divid
serious grave severe substantial
show demonstrat prove establish indicat
sign execut
similar like same
speak spoke said speech
speech express
spend spent expend
stand stood
start began begin
statement word said remark
step measure
stop ceas halt end detain
strike struck hit
strong substantial
suit sue su action lawsuit complaint litigat case
suffer sustain endur
summary judgment
support basis base evidence sustain back
suppose assum hypothe
surprise unexpected freakish unforesee foresee
survive remain
take took taken seiz
talk speak spoke conversation
tax levy assess
teach taught say
tell told inform said
test standard factor prong
threat menac
time period
town city municip village
trial court tri
true fact
try tried attempt endeavor
understand understood know
unfair unjust inequit
use util appl employ
valid lawful legal
value worth price
victim injured
view opinion
violate breach contraven infring transgress
vote elect ballot
wage pay salar
wait delay
want wish desire
warn notice alert
weapon gun pistol rifle firearm knife
wish want
woman women wife
work labor employ
write wrote written letter
wrong error mistake unlawful
young minor child
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** A stem of short words too: "owes" and "owed" are one. */
export const formOf = (word: string): string => {
  const stem = stemOf(word.toLowerCase());
  return stem.length > 5 ? stem : stem.replace(/(?<=\p{L}{2})(?:ies|ied|ed|es|s|d|e|y)$/u, '');
};

const known = new Map<string, ReadonlySet<number>>();

/** The families that a stem belongs to. */
function familiesOf(stem: string): ReadonlySet<number> {
  const found = known.get(stem);
  if (found) return found;
  const made: ReadonlySet<number> = new Set(
    families.flatMap((words, index) => (words.some((word) => isForm(stem, word)) ? [index] : [])),
  );
  known.set(stem, made);
  return made;
}

/** Short words stand for themselves alone; of longer ones the beginning tells. */
function isForm(stem: string, word: string): boolean {
  const form = formOf(word);
  return stem === form || (form.length >= 4 && stem.startsWith(form) && stem.length - form.length <= 4);
}

const reporting = new Set(
  `condition teach taught argu claim conten maintain urg assert hold held rul decid decision determin conclud conclus find found say said state stat
reason reject accept disagree agree answer consider discuss explain address express recogniz not appl applic mean tell told ask question issue
opinion majority dissent concur concurrenc judg justic party parti plaintiff defendant petition petitioner respond respondent appell appellant
appelle govern law legal rule standard test doctrine principle element fact factor case matter point outcome result effect
judgment appeal review trial record evidenc statut act provision section text term case person thing way one two both either
make made take give show use need requir must allow support rest bas depend turn follow involv includ contain concern
still simply merely alone enough too also already however although though even yet thus therefore hence because sinc unless
whether neither nor without within despite rather instead first second third next later earlier part right wrong good
like such kind type sort certain particular specific general whol entir full separat own new sam different
suppos assum imagin would likely probably perhaps exact precise clear
unlik similar ordinary usual mere actual real basic simple broad narrow
exampl instanc instead moreover further furthermore indeed
win won los lost lose prevail narrowly broadly word phrase sens
tempt student professor class exam read reader everyone someone anyone nobody everybody past toward among between
put set keep kept get got come came go went become became seem appear want try tried help leave left remain stay stand stood
many much few several most least enough number amount half quarter zero two three four five six seven eight nine ten
eleven twelve thirteen fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dollar percent
strong weak close hard easy clear new old large small great high low full open`
    .split(/\s+/)
    .map(formOf),
);

/** Says how something is reported rather than what. */
export const isReporting = (stem: string): boolean => reporting.has(stem) || reporting.has(formOf(stem));

/** Whether one of the words stands for the stem: itself, another form of it, or a word of its family. */
export function isBorneBy(stem: string, evidence: ReadonlySet<string>): boolean {
  if (evidence.has(stem)) return true;
  const its = familiesOf(stem);
  for (const other of evidence) {
    if (isInflected(stem, other)) return true;
    if (its.size > 0) for (const each of familiesOf(other)) if (its.has(each)) return true;
  }
  return false;
}

/** "negligent" and "negligence", "foresee" and "foreseeable": a common beginning of most of both. */
export function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 4) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return common >= Math.max(4, Math.min(6, short.length - 1), Math.ceil(long.length * 0.55));
}
