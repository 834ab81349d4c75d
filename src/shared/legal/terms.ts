/** The Terms of Service, as Markdown. A change of meaning is a new version in versions.ts. */
import { limits, prices, product } from '../prices.ts';
import { contactPlace } from './contact.ts';

const dollars = (cents: number) => `$${cents / 100}`;

export const termsText = `These terms are the agreement between you and whoever runs the ${product} server that you signed up at (“we”). They say what you may expect of ${product}, what we expect of you, and what happens when something goes wrong. They are short on purpose: please read them.

## 1. What ${product} is

${product} helps law students prepare for class. You add the PDF of an opinion; ${product} reads its text and writes three study materials from it: a case brief (facts, issue, rule, analysis, conclusion), an outline, and cold call questions with answers. Each statement carries a pinpoint to the passage it rests on.

The materials are written by software: by the engine that comes with ${product}, or by a language model where the server is set up with one. Every material says which engine made it and when.

## 2. It is a study aid, not legal advice

- ${product} is not a law firm. Nothing in it is legal advice, and using it makes nobody your lawyer. Do not act for a client, or in a matter of your own, on what it writes.
- Its materials can be wrong or incomplete. A holding can be stated too broadly, a fact can be missed, a scanned page can be misread. The opinion’s text stands beside each material so that you can check it: do that before you rely on it.
- ${product} does not tell you whether a decision is still good law.

## 3. Your account

- You must be at least 16 years old, and old enough where you live to agree to these terms yourself.
- Give a real email address and keep it current: verification, password resets and notices of changes go there.
- One person, one account. Keep your password, passkeys and recovery codes to yourself; what is done under your account counts as done by you. In the settings you can see where you are signed in and end any of these sign-ins.
- Tell us at once if you believe that somebody else is using your account.

## 4. What you add

- What you upload stays yours. You give us only the permission that ${product} needs to do its work for you: to read the file, to store its text, to make materials from it and to show them to you.
- Upload only what you may. Opinions of courts in the United States are in the public domain. **The pages of a casebook, the editor’s notes and questions, and the headnotes and summaries of legal databases usually are not**: they belong to their publisher, and your licence may not allow you to copy them or to hand them to a service. Check it before you upload such pages. If a rights holder shows us that something infringes, we may remove it, and we will tell you.
- Do not upload what is confidential: client files, sealed records, or documents with personal details of people who have not agreed.
- The PDF is deleted as soon as its text has been taken out. Keep your own copy. The Privacy Policy says how this works in detail.

## 5. What ${product} makes for you

You may use, print, edit and export your materials for your own study and share them with your study group. We claim no rights in them. Other students may be given similar materials from the same opinion; nobody is given yours.

## 6. Academic integrity

Your school’s rules apply to you here as elsewhere. Some schools and professors allow tools of this kind for preparation, some ask you to disclose them, some forbid them, and nearly all forbid them in examinations and graded work. **It is for you to know these rules and to keep them.** ${product} is made for preparing and practising; do not hand in its text as your own work.

## 7. Fair use of the service

You may not

- reach for other people’s accounts or materials, or try to get round limits, security or payment;
- disturb the service, for instance with files made to break it or with automated mass requests;
- resell the service, or run it for others through your account;
- use it for anything unlawful.

What a document says to the software, for instance an instruction hidden in a PDF, is treated as text to be read, never as an instruction.

## 8. Plans, payment and cancelling

- **Free Trial:** ${limits.freeTrialAnalyses} case analysis for the life of the account, at no charge. No card is needed.
- **Paid Plan:** ${dollars(prices.paidPlanMonthlyCents)} per month for ${limits.paidAnalysesPerWeek} case analyses per week. The week is counted from the moment of your upgrade.
- **Premium tokens:** ${dollars(prices.tokenCents)} for one; ${prices.tokenBundle.quantity} for ${dollars(prices.tokenBundle.cents)} on the Paid Plan. A token is used once, has no cash value and cannot be passed on.

What is on sale is what the screens offer you at the time; a plan that a server does not offer cannot be bought there.

Payments go through a payment provider’s own checkout page. We never see or store your card number. The Paid Plan renews every month until you cancel. You can cancel at any time in the settings; the plan then runs to the end of the month that is paid. Prices are in US dollars; tax is added where the law requires it. If a price changes, we tell you before it applies to you, and you can cancel first.

An analysis that fails for good is not counted. If you were charged in error, tell us and you get your money back. Rights to withdraw or to be refunded that the law of your country gives you stay untouched.

## 9. Deletion and the end of the agreement

You can delete your account at any time in the settings. Everything in it is then deleted at once, a running subscription is cancelled, and unused tokens are lost. Export your materials first if you want to keep them.

We may suspend or close an account that breaks these terms seriously or repeatedly. Where we can, we warn you first, tell you why, and let you export your materials.

## 10. The service itself

We work to keep ${product} running and your materials safe, but we provide it as it is: we do not promise that it is always available, free of errors, or fit for a particular purpose. We may change or end features; if we end the service, we give you notice and time to export.

## 11. Liability

As far as the law allows, we are not liable for indirect losses, for a grade or an examination, or for what somebody decided on the strength of a study material; and our liability in all is limited to what you paid us in the twelve months before the loss. Nothing here limits liability that cannot be limited by law, such as for intent, gross negligence, or injury to life or health.

## 12. Changes to these terms

When the terms change in substance, they get a new version number, and ${product} shows them to you and asks you to accept them before you go on. If you decline, you are signed out; you can still come back to export your things or delete your account.

## 13. Which law applies

The law of the place where the operator of this server is established applies, without its rules on conflict of laws. If you are a consumer, you keep the protection and the courts that the law of your own country gives you. If one part of these terms is not valid, the rest stands.

## 14. Questions

Write to ${contactPlace}, from the email address of your account.
`;
