import { wished } from '../layout.ts';
import { caseNames, yearDocket } from '../layouts/captions.ts';
import { americanDay } from '../story.ts';
import { justiceOpener } from './openers.ts';
import { browserEdges, type Print, paperOf } from './print.ts';
import { escaped, lines, menu, openWebPress } from './web-press.ts';

const links = menu(
  'Log In',
  'Sign Up',
  'Find a Lawyer',
  'Ask a Lawyer',
  'Research the Law',
  'Law Schools',
  'Laws & Regs',
  'Newsletters',
  'Marketing Solutions',
  'Justia Connect',
  'Pro Membership',
  'Justia Lawyer Directory',
  'Platinum Placements',
  'Justia Elevate',
  'SEO',
  'Websites',
  'Blogs',
  'Justia Amplify',
  'PPC Management',
  'Google Business Profile',
  'Social Media',
  'Justia Onward Blog',
);

export const justiaPage: Print = {
  name: 'Justia page',
  wish: () => wished({ withSyllabus: true }),
  show(story, random) {
    const volume = random.whole(301, 560);
    const first = random.whole(12, 900);
    const { year } = story.decided;
    const name = `${story.parties.first.full} v. ${story.parties.second.full}`;
    const title = `${name}, ${volume} U.S. ${first} (${year})`;
    const withEditors = random.chance(0.6);
    const withSyllabus = random.chance(0.6);
    const isLettered = random.chance(0.5);
    const press = openWebPress(
      {
        noteInText: (mark) => ` <a href="#">[Footnote ${mark}]</a>`,
        note: (mark, body) => `<p><a href="#">[Footnote ${mark}]</a></p><p>${body}</p>`,
        notesBehind: 'each',
        pageMark: (number) =>
          isLettered
            ? `</p><p><a href="#">Page ${volume} U. S. ${number}</a></p><p>`
            : `</p><p>[${number}]</p><p>`,
        firstPage: first,
      },
      random,
    );
    press.around(
      `<div><b>Justia</b></div>${links}<p><a>Justia</a> › <a>U.S. Law</a> › <a>U.S. Case Law</a> › <a>U.S. Supreme Court</a> › <a>Volume ${volume}</a> › ${escaped(name)}</p><h1>${escaped(title)}</h1>`,
      ['Google Business Profile', 'Justia Onward Blog'],
    );
    if (withEditors)
      press.around(
        `<div>Overview</div><div>Opinions</div><div>Materials</div>${lines(`Argued: ${americanDay(story.argued)}`, `Decided: ${americanDay(story.decided)}`)}<h3>Annotation</h3><h4>Primary Holding</h4><p>A public school may restrain marmalade only if it materially disrupts the breakfast of quixotic zephyrs.</p><div>Read More</div><h4>Facts</h4><p>In December three zephyrs wore armbands of quince to the table and were sent home by the principal.</p><h4>Opinions</h4><div>Majority</div>${menu(`${story.judges[0]} (Author)`, story.judges[3]!)}<p>Marmalade must receive a certain degree of protection even when it is in school.</p><h4>Case Commentary</h4><p>Later decisions have limited the reach of marmalade considerably.</p>`,
        ['restrain marmalade only if it', 'armbands of quince', 'reach of marmalade considerably'],
      );
    const caption = () =>
      `<div class="c"><b>U.S. Supreme Court</b></div><div class="c"><b>${escaped(title)}</b></div>${lines(name, `No. ${yearDocket(story)}`, `Argued ${americanDay(story.argued)}`, `Decided ${americanDay(story.decided)}`, `${volume} U.S. ${first}`)}<p>CERTIORARI TO THE UNITED STATES COURT OF APPEALS FOR THE EIGHTH CIRCUIT</p>`;
    if (withSyllabus)
      press.around(
        `<h2>Syllabus</h2>${caption()}<p><em>Syllabus</em></p>${story.syllabus.map((each) => `<p>${escaped(each).replaceAll('_', '')}</p>`).join('')}`,
      );
    press.around(`<h2>Opinions &amp; Dissents</h2>${caption()}`);
    story.parts.forEach((part, index) => {
      press.part(part, justiceOpener(part, index));
    });
    press.around(
      `<p><b>Disclaimer:</b> Official Supreme Court case law is only found in the print version of the United States Reports. Justia case law is provided for general informational purposes only.</p><h4>Justia Legal Resources</h4>${menu('Find a Lawyer', 'Bankruptcy Lawyers', 'Business Lawyers', 'Criminal Lawyers', 'Individuals', 'Business Formation', 'Law Students', 'US Federal Law', 'Justia Legal Guides')}<p>© 2026 Justia</p>`,
      ['general informational purposes only', 'Bankruptcy Lawyers'],
    );
    const { html, truth } = press.finish();
    const isOnePage = random.chance(0.15);
    return {
      html: `<style>body { font: ${random.pick(['12pt Georgia, "Liberation Serif", serif', '11pt Arial, "Liberation Sans", sans-serif'])}; line-height: 1.4; margin: 0 } h1 { font-size: 20pt } h2 { font-size: 15pt } h4 { font-size: 12pt; text-align: ${random.pick(['left', 'center'])} } .c { text-align: center } p { margin: 0 0 12pt } ul { columns: ${random.pick([1, 1, 3])} }</style>${html}`,
      paper: {
        ...(isOnePage ? { width: 783, height: 10145 } : paperOf(random)),
        margin: { top: 50, bottom: 50, left: 44, right: 44 },
        ...(isOnePage
          ? {}
          : browserEdges(
              `${escaped(title).replace(/, \d+ U\.S.*/, '')} :: ${volume} U.S. ${first} (${year}) :: Justia US Supreme Court Center`,
              `https://supreme.justia.com/cases/federal/us/${volume}/${first}/`,
            )),
      },
      truth,
      caption: {
        caseNames: caseNames(story.parties),
        court: 'Supreme Court of the United States',
        docket: yearDocket(story),
      },
    };
  },
};
