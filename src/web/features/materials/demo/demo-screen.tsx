import { teachingCase } from 'virtual:teaching-case';
import { Link } from 'wouter';
import { useTitle } from '../../../browser/title.ts';
import { pathTo } from '../../../paths.ts';
import { Exhibition, ExhibitNotice, noticeAction } from './exhibition.tsx';

/** The teaching opinion, worked: the screens of a case, without an account and without a server. */
export function DemoScreen({ isVisitor }: { isVisitor: boolean }) {
  useTitle('Demo');
  return (
    <Exhibition
      exhibited={teachingCase}
      screen={pathTo.demo()}
      notice={
        <ExhibitNotice actions={isVisitor && <VisitorLinks />}>
          <strong className="font-semibold text-ink">An invented opinion.</strong> Its court, parties, and
          events don’t exist.
        </ExhibitNotice>
      }
    />
  );
}

function VisitorLinks() {
  return (
    <>
      <Link href={pathTo.tryout()} className={noticeAction}>
        Try Your Own PDF
      </Link>
      <Link href={pathTo.signUp()} className={noticeAction}>
        Get Started Free
      </Link>
    </>
  );
}
