import { getTokens } from '../../../shared/tokens.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as tokens from './service.ts';

export function tokenRoutes(router: Router, app: App): void {
  mount(router, app, getTokens, tokens.getTokens);
}
