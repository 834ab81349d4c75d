import { ListTree, MessageCircleQuestion, ScrollText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { product } from '../../../shared/prices.ts';
import { caseOfState, emailOfState } from '../../browser/handed-state.ts';
import { useTitle } from '../../browser/title.ts';
import { onVerified } from '../../browser/verified-elsewhere.ts';
import { pathTo } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CheckEmailDialog } from './check-email-dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { useLogin } from './queries/ways-in.ts';
import { ResendForm } from './resend-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const promises = [
  { icon: ScrollText, text: 'AI-generated FIRAC case briefs' },
  { icon: ListTree, text: 'Comprehensive course outlines' },
  { icon: MessageCircleQuestion, text: 'Practice cold call questions' },
];

/** What the tab of signing in shows: the form itself, or one of the steps beside it. */
type SignInStep = 'password' | 'forgotten' | 'code';

const headings: Record<SignInStep, string> = {
  password: 'Welcome back',
  forgotten: 'Reset your password',
  code: 'One more step',
};

export function AuthScreen() {
  const [tab, setTab] = useState(() =>
    new URLSearchParams(location.search).get('tab') === 'sign-up' ? 'sign-up' : 'sign-in',
  );
  const [step, setStep] = useSignInStep();
  const [email, setEmail] = useState(emailOfState);
  const [isRegistered, setRegistered] = useState(false);
  // Who comes with her address already typed goes on at the password.
  const [isLed, setLed] = useState(() => emailOfState() !== '');
  useTitle(tab === 'sign-up' ? 'Sign Up' : 'Sign In');
  const [awaited, setAwaited] = useState<Awaited>();
  const askForMail = (typed: Awaited) => {
    setEmail(typed.email);
    setAwaited(typed);
    setRegistered(true);
  };

  return (
    <div className="mx-auto grid w-full max-w-5xl flex-1 content-center gap-x-20 gap-y-12 px-5 py-10 sm:px-8 lg:grid-cols-[25rem_1fr]">
      <div className="mx-auto w-full max-w-100">
        <h1 className="font-semibold font-serif text-2xl text-ink">
          {tab === 'sign-up' ? 'Create your account' : awaited ? 'Check your email' : headings[step]}
        </h1>
        {tab === 'sign-up' && <WaitingCase />}
        {awaited && !isRegistered && <AwaitedNote email={awaited.email} />}
        <Tabs
          label="Sign in or sign up"
          className="mt-5 lg:min-h-132"
          value={tab}
          onChange={(next) => {
            setTab(next);
            // The focus stays with the tabs.
            setLed(false);
          }}
          tabs={[
            {
              value: 'sign-in',
              label: 'Sign In',
              content: (
                <SignIn
                  step={step}
                  onStep={(next) => {
                    setStep(next);
                    setLed(true);
                  }}
                  email={email}
                  onEmail={setEmail}
                  isLed={isLed}
                />
              ),
            },
            { value: 'sign-up', label: 'Sign Up', content: <SignUpForm onRegistered={askForMail} /> },
          ]}
        />
      </div>
      <Marketing />
      {awaited && <SignInOnceVerified {...awaited} />}
      {isRegistered && (
        <CheckEmailDialog
          email={email}
          onClose={() => {
            setRegistered(false);
            setTab('sign-in');
            setLed(true);
          }}
        />
      )}
    </div>
  );
}

/** Who comes from a case she tried sees that it comes along. */
function WaitingCase() {
  const [title] = useState(caseOfState);
  if (title === '') return null;
  return (
    <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-ink-soft text-sm">
      <strong className="font-medium font-serif text-ink">{title}</strong> comes with you. It’s in your first
      class once you sign in.
    </p>
  );
}

/** What she typed, as long as this page stands. */
type Awaited = { email: string; password: string };

/** The link is opened in another tab of this browser: who typed the password here is signed in without typing it again. */
function SignInOnceVerified({ email, password }: Awaited) {
  const { mutate } = useLogin();
  useEffect(() => onVerified(email, () => mutate({ email, password })), [email, password, mutate]);
  return null;
}

function AwaitedNote({ email }: { email: string }) {
  return (
    <section aria-label="Verification" className="mt-4 rounded-md bg-sunken px-4 py-3 text-ink-soft text-sm">
      <p>
        Open the link we emailed to <strong className="font-medium text-ink">{email}</strong>. If you keep
        this page open, it signs you in here.
      </p>
      <details className="mt-2">
        <summary className="cursor-pointer">No email yet?</summary>
        <div className="mt-3">
          <ResendForm email={email} />
        </div>
      </details>
    </section>
  );
}

/** A sign-in with Google that needs a code comes back here to ask for it. */
function useSignInStep() {
  const asksForCode = new URLSearchParams(useSearch()).get('step') === 'code';
  const [, navigate] = useLocation();
  const [step, setStep] = useState<SignInStep>(asksForCode ? 'code' : 'password');
  const change = (next: SignInStep) => {
    setStep(next);
    if (asksForCode) navigate(pathTo.auth(), { replace: true });
  };
  return [step, change] as const;
}

type SignInProps = {
  step: SignInStep;
  onStep: (step: SignInStep) => void;
  /** Typed in one form, it stands in the next. */
  email: string;
  onEmail: (email: string) => void;
  /** True where what she pressed has led to the form, which takes the focus then. */
  isLed: boolean;
};

function SignIn({ step, onStep, email, onEmail, isLed }: SignInProps) {
  const back = () => onStep('password');
  const endForgotten = () => {
    onEmail('');
    back();
  };
  if (step === 'forgotten') return <ForgotForm email={email} autoFocus onSent={endForgotten} onBack={back} />;
  if (step === 'code') return <CodeForm onBack={back} />;
  return (
    <SignInForm
      email={email}
      onEmail={onEmail}
      takesFocus={isLed}
      onForgotten={() => onStep('forgotten')}
      onCodeNeeded={() => onStep('code')}
    />
  );
}

function Marketing() {
  return (
    <section
      aria-label={`What ${product} does`}
      className="mx-auto flex w-full max-w-100 flex-col justify-center border-line border-t pt-10 lg:max-w-none lg:border-t-0 lg:border-l lg:pt-0 lg:pl-20"
    >
      <h2 className="font-semibold font-serif text-2xl text-ink lg:text-3xl">Ready when you are called on</h2>
      <ul className="mt-7 grid gap-4">
        {promises.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3.5 text-ink-soft text-lg">
            <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-accent-ink" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-7 max-w-sm text-ink-faint">
        Each PDF is deleted once it has been read. Only its text is kept, and every statement links back to
        it.
      </p>
    </section>
  );
}
