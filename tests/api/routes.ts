import { api } from '@/lib/config/paths';
import * as index from '@/pages/api';
import * as unknown from '@/pages/api/[...path]';
import * as cities from '@/pages/api/cities';
import * as live from '@/pages/api/health/live';
import * as ready from '@/pages/api/health/ready';
import * as quote from '@/pages/api/health-insurance-plan/quote';
import * as price from '@/pages/api/health-insurance-plan/quote/price';
import * as leadsUpdate from '@/pages/api/leads/update';
import * as openapi from '@/pages/api/openapi.json';
import * as revisit from '@/pages/api/revisit';
import * as revisitUpdate from '@/pages/api/revisit/update';
import * as infoStrip from '@/pages/api/strapi/pagesWithInfoStripHeader';

/** Which file answers which path, as Next's router has it; routes.test.ts compares it with the folder. */
export const routes: Record<string, typeof index> = {
  '/api': index,
  '/api/health/live': live,
  '/api/health/ready': ready,
  '/api/openapi.json': openapi,
  [api.cities]: cities,
  [api.infoStrip]: infoStrip,
  [api.leadsUpdate]: leadsUpdate,
  [api.price]: price,
  [api.quote]: quote,
  [api.revisit]: revisit,
  [api.revisitUpdate]: revisitUpdate,
};

export { unknown };
