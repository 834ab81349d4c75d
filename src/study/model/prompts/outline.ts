import type { About } from './about.ts';

export const outlineTask = ({
  caseName,
}: About): string => `Write an outline of this opinion for exam preparation, organised by rule and never by retelling the case. A "text" that only heads what stands below it is one to five words without support. Fields:

- "fits": where this fits: the doctrine and the question it belongs to, 1 to 3 points, each supported by how the court itself places it.
- "rule": the black-letter rule. One entry for each rule the court states, with its numbered elements as children, and below an element what the court says it takes. Say who carries the burden and what the source is, where the court says it.
- "exceptions": exceptions, defenses, and limits that the court states, and what it leaves open.
- "illustration": ${caseName ?? 'the case'} as an illustration: one entry for each holding in the form "outcome because facts", the deciding facts as children. From the lead opinion's body alone.
- "policy": the reasons of policy and the competing arguments, each side's with the court's answer below it; separate opinions with the judge's name.
- "application": "checklist": 3 to 6 statements in the form "If …, then …", in the order in which one would check them; "triggers": 2 to 5 facts that should make a student think of this rule in an exam; "hypotheticals": exactly two short ones of 2 to 4 sentences each, marked "own", every one changing a deciding fact of this case, with one child that says how it comes out under this opinion and why (supported, or "own" where the opinion leaves it open).`;
