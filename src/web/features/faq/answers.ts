/** The questions and answers of /faq. They must say what the product does: whoever changes that changes these too. */
import { limits, prices, product } from '../../../shared/prices.ts';
import { dollars } from '../../format/money.ts';

export type QuestionAndAnswer = { question: string /** Markdown. */; answer: string };
export type Topic = { id: string; title: string; answers: QuestionAndAnswer[] };

const megabytes = limits.maxFileBytes / 1024 ** 2;
const { tokenBundle } = prices;

export const topics: Topic[] = [
  {
    id: 'what-it-does',
    title: `What ${product} does`,
    answers: [
      {
        question: `What do I get from ${product}?`,
        answer: `Add the PDF of a court opinion, and ${product} writes three things: a case brief (facts, issue, rule, analysis, and conclusion, plus a one-line holding), a six-section outline, and cold call questions from easy to hard, each with the answer a professor would look for. You read them next to the opinion, and every statement has a pinpoint that opens the passage behind it.`,
      },
      {
        question: 'Can I see it before I sign up?',
        answer: `Yes, in two ways. Press “Try Your Own PDF” on the home page to analyze one file of up to ${limits.maxTryoutBytes / 1024 ** 2} MB without an account. Or open the demo, which shows a finished case on the real screens. Its opinion is invented, but nothing else is faked: the engine built into ${product} wrote its brief, outline, and questions.`,
      },
      {
        question: 'How long does it take?',
        answer: `With the embedded engine, a few seconds for a typical opinion. Scanned pages take about two seconds each, and a language model takes as long as its provider needs. You can open each part as soon as it’s ready, and you can leave and come back.`,
      },
    ],
  },
  {
    id: 'your-pdf',
    title: 'Your PDF and your data',
    answers: [
      {
        question: 'What happens to my PDF?',
        answer: `We read its text and delete the file in the same step, and show you when that happened. We keep the text until you delete it, because the pinpoints lead into it. Traces of a deleted file can remain out of reach in the database’s storage and in backups until those are cleared. The Privacy Policy explains this in full.`,
      },
      {
        question: 'Who sees what I upload?',
        answer: `Only you and whoever runs this server. With the embedded engine, nothing leaves the server. If the operator has set up a language model, the opinion’s text goes to its provider, but not your name, your address, or your other cases. Every brief, outline, and question set says which engine made it, and the diagnostic page lists the ones this server uses.`,
      },
      {
        question: 'Do you track me or show advertising?',
        answer:
          'No. We use one cookie to keep you signed in, one more if you try a PDF without an account, and no analytics scripts. We never see your card: you pay on the payment provider’s own pages.',
      },
      {
        question: 'Can I export or delete my data?',
        answer:
          'Both, in Settings, whenever you like. The export is a zip of JSON, Markdown, and CSV files. Deleting your account deletes everything in it right away, except payment records, which stay under a random ID that can’t be traced to you.',
      },
    ],
  },
  {
    id: 'accuracy',
    title: 'How far you can trust it',
    answers: [
      {
        question: 'Who writes the briefs: people or software?',
        answer: `Software. The embedded engine works only with the opinion’s own sentences; it never writes a sentence about the law itself. A language model, if this server uses one, writes in its own words. The last line of each brief, outline, or question set says which one made it and when.`,
      },
      {
        question: 'Can it be wrong?',
        answer: `Yes. We check that the words behind each statement really are in the opinion, and mark the ones we can’t find as not quoted. That proves the quote, not the judgment: a holding can be too broad, a fact can be missed, a scan can be misread. Inferences are labeled, and anything the opinion doesn’t answer is listed instead of made up. Click the pinpoint before you rely on a line, and edit whatever you’d put differently.`,
      },
      {
        question: 'Does it know whether a case is still good law?',
        answer: `No. ${product} knows only the text you gave it. It doesn’t look up later decisions, and nothing it writes is legal advice.`,
      },
    ],
  },
  {
    id: 'files',
    title: 'Files and scans',
    answers: [
      {
        question: 'Which files can I add?',
        answer: `PDFs of opinions in English, up to ${megabytes} MB and ${limits.maxPages.toLocaleString('en-US')} pages each: slip opinions, database printouts, casebook pages. You can add several at once. Remove any password first.`,
      },
      {
        question: 'Can I add a scan or a photo?',
        answer: `Yes, as a PDF. Pages without text are read on this server with text recognition, even if they’re sideways. Words that were hard to make out are underlined so you can check them against your copy.`,
      },
      {
        question: 'What if the file isn’t an opinion, or has several?',
        answer:
          'We ask before charging anything. If a file has several cases, like a casebook chapter, you pick the ones you want; the rest wait on your class’s shelf, free, until you pick them too. If a file can’t be used, we tell you why, and it costs nothing.',
      },
      {
        question: 'May I upload pages of my casebook?',
        answer: `Court opinions in the United States are in the public domain. A casebook’s notes and questions, and a legal database’s headnotes, usually aren’t: they belong to their publisher. Check the publisher’s terms before you upload those pages.`,
      },
    ],
  },
  {
    id: 'school',
    title: 'Your school',
    answers: [
      {
        question: 'Am I allowed to use this?',
        answer: `That’s up to your school and your professor. Many allow tools like this for class prep, some want you to disclose it, some don’t allow it, and almost none allow it on exams or graded work. If you’re not sure, ask. ${product} is built for preparing: answers stay hidden until you’ve tried.`,
      },
    ],
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    answers: [
      {
        question: 'What does it cost?',
        answer: `The free trial is ${dollars(0)}, for life, with ${limits.freeTrialAnalyses} case analysis and no card. The paid plan is ${dollars(prices.paidPlanMonthlyCents)} per month: ${limits.paidAnalysesPerWeek} case analyses per week, premium briefs, downloads, and 1 premium token when you upgrade and 1 each month. Your week starts at the moment you upgrade. Only what you see for sale on this server is for sale here.`,
      },
      {
        question: 'What is a premium token?',
        answer: `It upgrades one full analysis, or redoes one brief, outline, or question set, with the premium model. The upgrade dialog shows what premium adds on this server, under “Plans & Features.” If it would add nothing, your token isn’t spent. Tokens don’t count against your weekly limit and work even after you reach it. One costs ${dollars(prices.tokenCents)}; on the paid plan ${tokenBundle.quantity} cost ${dollars(tokenBundle.cents)} instead of ${dollars(tokenBundle.listCents)}.`,
      },
      {
        question: 'What if an analysis fails?',
        answer:
          'It doesn’t count, and you’ll see that it was refunded. Trying again is free. If you add the same file twice, we ask first.',
      },
      {
        question: 'How do I cancel?',
        answer:
          'In Settings, at any time. Your plan runs until the end of the month you’ve paid for, and you can resume it until then. You keep everything you’ve made.',
      },
      {
        question: 'Can I get a refund?',
        answer:
          'If you were charged by mistake, yes. Write to us at the address at the end of this page. Otherwise we don’t refund part of a month or unused tokens. This doesn’t affect any rights you have under your country’s laws.',
      },
    ],
  },
];
