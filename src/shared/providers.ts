/** Sign-in with Google, or with the university's own provider: each is offered only where it is configured. */
import { z } from 'zod';
import { noContent, noRequest, publicEndpoint } from './endpoint.ts';

export const getGoogleAvailability = publicEndpoint({
  method: 'GET',
  path: '/api/auth/debug',
  summary: 'Whether sign-in with Google is configured; it is offered only if both are true.',
  request: noRequest,
  answer: z.object({ hasGoogleClientId: z.boolean(), hasGoogleClientSecret: z.boolean() }),
});

export const startGoogle = publicEndpoint({
  method: 'GET',
  path: '/api/auth/google',
  summary:
    'Open this in a browser. Redirects to Google, or to /?error=… with a message if that isn’t possible.',
  request: noRequest,
  answer: noContent,
  status: 302,
});

export const finishGoogle = publicEndpoint({
  method: 'GET',
  path: '/api/auth/google/callback',
  summary:
    'Where Google sends the browser back. Signs in and redirects to /, or to /?error=… with a message.',
  request: noRequest,
  answer: noContent,
  status: 302,
});

export const startUniversity = publicEndpoint({
  method: 'GET',
  path: '/api/auth/oidc',
  summary:
    'Open this in a browser. Redirects to the university’s provider, or to /?error=… with a message if that isn’t possible.',
  request: noRequest,
  answer: noContent,
  status: 302,
});

export const finishUniversity = publicEndpoint({
  method: 'GET',
  path: '/api/auth/oidc/callback',
  summary:
    'Where the university’s provider sends the browser back. Signs in and redirects to /, or to /?error=… with a message.',
  request: noRequest,
  answer: noContent,
  status: 302,
});
