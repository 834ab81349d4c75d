/** Phrases by which a court says that a rule follows: what they announce is law whatever else it reads as. */
import type { Cue } from '../read/cues.ts';

export const announcing: readonly Cue[] = [
  {
    name: 'sums up the test',
    pattern:
      /(?:^|\} )In (?:short|sum|summary),? (?:the (?:\w+ ){0,2}(?:test|rule|standard|inquiry|question)\b[^.;]{0,160}\b(?:is|are)\b|to \w+[^.;]{3,160}, (?:the|an?) \w+ (?:must|need|has to)\b)/i,
    yes: 'In sum, to suppress what was found, the defendant must show that the affidavit lied.',
    no: 'In sum, the tenant lost.',
  },
  {
    name: 'sums up the law',
    pattern:
      /(?:^|\} )(?:In (?:short|sum|summary)|To sum up),? (?:then,? )?under (?:current|existing|present|the|our|this|that)[^.;]{0,80}?\b(?:doctrine|law|cases|precedents?|decisions|test|standard|rules?)\b[^.;]{0,80}?\b(?:is|are|may|must|can|cannot|shall)\b/i,
    yes: 'In sum, then, under current harbor doctrine the county can never tax a pier.',
    no: 'In sum, under the lease the tenant paid too much.',
  },
  {
    name: 'the doctrine requires',
    pattern: /\bthe (?:[\w-]+ ){1,5}doctrine (?:requires|demands|forbids|prohibits)\b/i,
    yes: 'Today the hidden-defect doctrine requires that a landlord warn its tenant.',
    no: 'The doctrine was unknown in Sable.',
  },
  {
    name: 'the standard has been',
    pattern:
      /(?:^|\} |, )[Tt]he (?:central|governing|controlling|proper|basic|settled|established|traditional|determinative|true|ultimate|correct|appropriate|pertinent|fundamental|familiar|essential)(?:,? \w+)? (?:standard|test|rule|principle|inquiry|criterion|touchstone)\b[^.;]{0,120}?\b(?:is|has (?:long |always )?been|remains)\b(?: (?:simply|here|thus|therefore|still))*(?: clear:|,? (?:that|whether)\b)/,
    yes: 'The central standard for the duty’s application has been whether the landlord knew of the rot.',
    no: 'The central hall has been empty since May.',
  },
  {
    name: 'foremost is the principle',
    pattern:
      /\b(?:[Ff]oremost|[Cc]hief|[Ff]irst) among (?:these|those|them)\b[^.;]{0,60}\bis the [^.;]{0,40}\b(?:principle|rule|requirement|doctrine) that\b/,
    yes: 'Foremost among these limits is the time-honored principle that the county taxes no pier.',
    no: 'Foremost among these tenants is the keeper of the pier.',
  },
  {
    name: 'any rule must',
    pattern:
      /(?:^|\} )(?:Manifestly|Plainly|Clearly|Obviously|Undoubtedly),? (?:any|every) [^.;]{3,220}?\bmust\b/,
    yes: 'Manifestly, any rule made for the harbor must have some relation to ships.',
    no: 'Manifestly, the keeper of the pier must have slept.',
  },
  {
    name: 'by the weight of authority',
    pattern:
      /(?:^|\} )(?:According to|By|Under) the (?:(?:great|clear|overwhelming) )?(?:weight of (?:\w+ )?authority|(?:majority|prevailing|general|modern) (?:rule|view)),? /,
    yes: 'According to the weight of authority, a tenant has a claim to the key.',
    no: 'By the weight of the crates, the pier sank.',
  },
];

export const announcesRule = (text: string) => announcing.some(({ pattern }) => pattern.test(text));
