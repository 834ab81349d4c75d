/** A mailed link was opened in another tab of this browser: the one that waits for it is told. */
const channelName = 'verified';

const open = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName));

export function tellVerified(email: string): void {
  const channel = open();
  channel?.postMessage(email);
  channel?.close();
}

/** Answers what ends it. */
export function onVerified(email: string, act: () => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    if (data === email.trim().toLowerCase()) act();
  });
  return () => channel?.close();
}
