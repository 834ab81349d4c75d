import { describe, expect, it } from 'vitest';
import { confirmationFor, policyNotice } from './ai-policy.ts';

describe('the AI policy of a class', () => {
  it('warns where AI tools are not allowed, and asks for a confirmation', () => {
    expect(policyNotice('not_allowed')).toContain('aren’t allowed');
    expect(confirmationFor('not_allowed')).toMatchObject({ action: 'Analyze Anyway', destructive: true });
  });

  it('reminds to ask first, and asks whether that was done', () => {
    expect(policyNotice('ask')).toContain('have to ask');
    expect(confirmationFor('ask')).toMatchObject({ title: 'Ask First', destructive: false });
  });

  it('asks nothing where AI tools are allowed or nothing is noted', () => {
    expect(confirmationFor('allowed')).toBeUndefined();
    expect(confirmationFor(null)).toBeUndefined();
    expect(policyNotice('allowed') ?? policyNotice(null)).toBeNull();
  });
});
