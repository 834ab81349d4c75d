import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import { pathParameters } from './endpoint.ts';
import { takesJson } from './takes-json.ts';

/** Point 7 of the specification: each call, and what is sent with it. */
const specified: Record<string, string[]> = {
  'GET /api/auth/user': [],
  'POST /api/auth/logout': [],
  'POST /api/auth/login': ['email', 'password'],
  'POST /api/auth/register': ['email', 'password', 'firstName', 'lastName'],
  'POST /api/auth/forgot-password': ['email'],
  'GET /api/auth/debug': [],
  'GET /api/auth/google': [],
  'POST /api/auth/complete-onboarding': [],
  'PUT /api/user/profile': ['academicInstitution', 'graduationYear', 'countryRegion'],
  'GET /api/terms': [],
  'GET /api/privacy': [],
  'POST /api/terms/accept': ['termsVersion', 'privacyVersion'],
  'GET /api/semesters': [],
  'POST /api/semesters': ['name'],
  'PUT /api/semesters/{id}': ['name'],
  'DELETE /api/semesters/{id}': [],
  'GET /api/classes': [],
  'POST /api/classes': ['name', 'semesterId'],
  'PUT /api/classes/{id}': ['name', 'semesterId'],
  'DELETE /api/classes/{id}': [],
  'PATCH /api/classes/{id}/favorite': [],
  'GET /api/favorite-classes': [],
  'GET /api/subscription/status': [],
  'POST /api/subscription/create-checkout-session': ['tier'],
  'POST /api/subscription/verify-session': ['sessionId'],
  'POST /api/tokens/purchase': ['quantity'],
};

describe('the contract', () => {
  it('has no secret in a query string', () => {
    const inQuery = contract.filter((endpoint) => !takesJson(endpoint));
    expect(inQuery.length).toBeGreaterThan(20);
    for (const { method, path, request } of inQuery)
      for (const field of Object.keys(request.shape))
        expect(field, `${method} ${path}`).not.toMatch(/password|^token|code|secret|^response/i);
  });

  it.each(Object.entries(specified))('has %s with what the specification sends', (name, payload) => {
    const found = contract.filter(({ method, path }) => `${method} ${path}` === name);
    expect(found).toHaveLength(1);
    for (const { path, request } of found) {
      const { shape } = request;
      const sent = Object.keys(shape).filter((field) => !pathParameters(path).includes(field));
      expect(sent).toEqual(expect.arrayContaining(payload));
      // What the specification does not name may be left out.
      for (const field of sent.filter((one) => !payload.includes(one)))
        expect(shape[field]?.safeParse(undefined).success, field).toBe(true);
    }
  });
});
