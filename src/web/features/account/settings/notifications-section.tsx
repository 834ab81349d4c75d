import { PreferenceCheck } from './preference-check.tsx';

export function NotificationsSection() {
  return (
    <PreferenceCheck
      name="mailWhenReady"
      label="Email me when an analysis is ready"
      hint="You always get emails about your password, address, and passkeys."
    />
  );
}
