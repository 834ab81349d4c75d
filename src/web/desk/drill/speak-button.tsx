/** Speak an answer: the words come into the field as they are heard. */
import { Mic, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { findSpeech, installSpeech, listen, type Speech } from '../../browser/speech.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/late-dialogs.ts';

type SpeakProps = { said: string; onSaid: (words: string) => void };

const failures: Record<string, string> = {
  'not-allowed': 'Your browser is blocking the microphone. Allow it in the address bar, then try again.',
  'no-speech': 'We didn’t hear anything.',
  'audio-capture': 'No microphone was found.',
};

export function SpeakButton({ said, onSaid }: SpeakProps) {
  const [speech, setSpeech] = useState<Speech>('none');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isListening, setListening] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    let isHere = true;
    void findSpeech().then((found) => isHere && setSpeech(found));
    return () => {
      isHere = false;
      stop.current?.();
    };
  }, []);
  if (speech === 'none') return null;
  const start = (isOnDevice: boolean) => {
    const before = said.trim();
    setProblem(undefined);
    setListening(true);
    stop.current = listen(isOnDevice, {
      onWords: (words) => onSaid([before, words].filter(Boolean).join(' ')),
      onEnd: (failure) => {
        setListening(false);
        if (failure && failure !== 'aborted')
          setProblem(failures[failure] ?? 'The browser stopped listening.');
      },
    });
  };
  const press = async () => {
    if (isListening) stop.current?.();
    else if (speech === 'on_device') start(true);
    else if (speech === 'downloadable' && (await installSpeech())) {
      setSpeech('on_device');
      start(true);
    } else setAsking(true);
  };
  return (
    <div>
      <Button variant="secondary" size="small" aria-pressed={isListening} onClick={() => void press()}>
        {isListening ? <Square size={14} aria-hidden /> : <Mic size={16} aria-hidden />}
        {isListening ? 'Stop' : 'Speak'}
      </Button>
      <span aria-live="polite" className="ml-2 text-ink-faint text-sm">
        {isListening ? 'Listening…' : problem}
      </span>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Send your voice?"
          description="This browser can’t recognize speech on this device. It would send what you say to the company that makes it. You can also answer out loud without recording anything."
          action="Send and Speak"
          onConfirm={() => start(false)}
        />
      )}
    </div>
  );
}
