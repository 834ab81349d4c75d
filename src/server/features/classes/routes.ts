import * as endpoints from '../../../shared/classes.ts';
import type { App } from '../../app.ts';
import { mount, type Router } from '../../http/mount.ts';
import * as classes from './service.ts';

export function classRoutes(router: Router, app: App): void {
  mount(router, app, endpoints.listClasses, classes.listClasses);
  mount(router, app, endpoints.createClass, classes.createClass);
  mount(router, app, endpoints.getClass, classes.getClass);
  mount(router, app, endpoints.updateClass, classes.updateClass);
  mount(router, app, endpoints.deleteClass, classes.deleteClass);
  mount(router, app, endpoints.toggleFavorite, classes.toggleFavorite);
  mount(router, app, endpoints.updateClassPreferences, classes.updateClassPreferences);
  mount(router, app, endpoints.listFavoriteClasses, classes.listFavoriteClasses);
}
