/** The questions and answers of /faq. They must say what the product does: whoever changes that changes these too. */
import { limits, prices, product } from '../../../shared/prices.ts';
import { dollars } from '../../format/money.ts';

export type Answered = { question: string /** Markdown. */; answer: string };
export type Topic = { id: string; title: string; answers: Answered[] };

const megabytes = limits.maxFileBytes / 1024 ** 2;
const { tokenBundle } = prices;

export const topics: Topic[] = [
  {
    id: 'what-it-does',
    title: `What ${product} does`,
    answers: [
      {
        question: `What do I get from ${product}?`,
        answer: `You add the PDF of a court opinion to tonight’s class session. ${product} reads it and writes three things: a case brief (facts, issue, rule, analysis, conclusion, with a holding in one line), an outline in six sections, and cold call questions from easy to hard, each with the answer a professor would look for. They stand beside the text of the opinion, and every statement carries a pinpoint that opens the passage it rests on.`,
      },
      {
        question: 'Can I see it before I sign up?',
        answer: `Yes. The demo shows an opinion worked in full, with the screens you would use yourself. The opinion is invented: its court, parties and events do not exist. The brief, outline and questions were not written by hand; the engine that comes with ${product} made them.`,
      },
      {
        question: 'How long does it take?',
        answer: `With the engine that comes with ${product}, seconds for an opinion of ordinary length. Scanned pages take about two seconds each, and a language model takes as long as its provider needs. Each part opens as soon as it is ready, and you can leave and come back.`,
      },
    ],
  },
  {
    id: 'your-pdf',
    title: 'Your PDF and your data',
    answers: [
      {
        question: 'What happens to my PDF?',
        answer: `Its text is taken out, and in the same step the file is deleted. The screen says when. The text is kept, because the pinpoints lead into it, until you delete it. Deleted bytes can stay unreachable in the database’s pages on disk, and in backups, until those are cleared; the Privacy Policy says more.`,
      },
      {
        question: 'Who sees what I upload?',
        answer: `Only you, and whoever runs this server. With the engine that comes with ${product}, nothing leaves the server. Where the operator has set up a language model, the text of the opinion goes to its provider and nothing else does: not your name, not your address, not your other cases. Every material names the engine that made it, and the diagnostic page names those of this server.`,
      },
      {
        question: 'Do you track me or show advertising?',
        answer:
          'No. There is one cookie, for your sign-in, and no analytics script. Card details never reach us: payment happens on the pages of the payment provider.',
      },
      {
        question: 'Can I take my things along, or delete them?',
        answer:
          'Both, in the settings, without asking anybody. The export is a zip of JSON, Markdown and CSV files. Deleting the account deletes everything in it at once; rows about payments stay, under a random name that leads to no one.',
      },
    ],
  },
  {
    id: 'accuracy',
    title: 'How far you can rely on it',
    answers: [
      {
        question: 'Who writes the materials: a person, or software?',
        answer: `Software. The embedded engine composes them from the opinion’s own sentences; it quotes and never writes a sentence of its own about the law. A language model, where this server has one, writes in its own words. The last line of each material says which of the two it was, and when.`,
      },
      {
        question: 'Can it be wrong?',
        answer: `Yes. Code checks that the words each statement rests on stand in the text; what cannot be found there is marked as not verified. That proves the quote, not the judgment: a holding can be put too broadly, a fact can be missed, a scan can be misread. What is only inferred is marked, and what the opinion does not answer is listed instead of filled in. Press the pinpoint before you rely on a line, and correct what you would say differently.`,
      },
      {
        question: 'Does it know whether a case is still good law?',
        answer: `No. ${product} knows the text that you gave it and nothing else. It does not look up later decisions, and none of it is legal advice.`,
      },
    ],
  },
  {
    id: 'files',
    title: 'Files and scans',
    answers: [
      {
        question: 'Which files can I add?',
        answer: `PDFs of opinions in English, up to ${megabytes} MB and ${limits.maxPages.toLocaleString('en-US')} pages each: slip opinions, print-outs from a database, pages of a casebook. Several at a time. A password must be taken off first.`,
      },
      {
        question: 'Can I add a scan or a photograph?',
        answer: `Yes, as a PDF. Pages without text are read with text recognition on this server, also when they lie on their side. Words that were hard to make out are underlined, so that you can compare them with your copy.`,
      },
      {
        question: 'What if the file is no opinion, or holds several?',
        answer:
          'You are asked before anything is charged. Of a chapter with several cases you pick those you want. A file that cannot be used is refused with a sentence that says why, and costs nothing.',
      },
      {
        question: 'May I upload pages of my casebook?',
        answer: `Opinions of courts in the United States are in the public domain. The editor’s notes and questions in a casebook, and the headnotes of a legal database, usually are not: they are under their publisher’s terms. Check them before you upload such pages.`,
      },
    ],
  },
  {
    id: 'school',
    title: 'Your school',
    answers: [
      {
        question: 'Am I allowed to use this?',
        answer: `Your school and your professor decide that. Many allow a tool of this kind for preparing, some want it disclosed, some forbid it, and nearly all forbid it in examinations and graded work. Ask if you do not know. ${product} is made for preparing: answers stay hidden until you have tried.`,
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    answers: [
      {
        question: 'What does it cost?',
        answer: `The free trial is ${dollars(0)}, for life, with ${limits.freeTrialAnalyses} case analysis and no card. The paid plan is ${dollars(prices.paidPlanMonthlyCents)} per month: ${limits.paidAnalysesPerWeek} case analyses per week, premium briefs, downloads, and 1 premium token on upgrade and 1 each month. The week is counted from the moment of your upgrade. What is on sale is what the screens of this server offer you.`,
      },
      {
        question: 'What is a premium token?',
        answer: `It makes one whole analysis in the premium tier, or makes one brief, outline or question set again in it. What premium adds on this server stands in the upgrade dialog, under “Plans & Features”; a token that would add nothing is not spent. It does not count against the weekly limit and goes on where the limit ends. One costs ${dollars(prices.tokenCents)}; on the paid plan ${tokenBundle.quantity} cost ${dollars(tokenBundle.cents)} instead of ${dollars(tokenBundle.listCents)}.`,
      },
      {
        question: 'What if an analysis fails?',
        answer:
          'It is not counted, and you see that it was given back. Trying again costs nothing. If you add the same file a second time, you are asked first.',
      },
      {
        question: 'How do I cancel?',
        answer:
          'In the settings, at any time. The plan runs to the end of the month that is paid, and you can resume it until then. What you have made stays yours.',
      },
      {
        question: 'Can I have my money back?',
        answer:
          'If you were charged in error, yes: write to us, as the end of this page says. A month that has begun is otherwise not paid back in part, and unused tokens are not turned into money. Rights that the law of your country gives you stay untouched.',
      },
    ],
  },
];
