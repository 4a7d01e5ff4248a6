/** Every address that React Router answers, bare of any language prefix. */
import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('pages/home/home.route.tsx')] satisfies RouteConfig;
