import { adminAlerts } from '@kronos/api/routes/admin-alerts';
import type { PartDeps } from '../../../../person/create-person.ts';
import { createWordsOffice } from '../parts/words-office.ts';
import { wordsShape } from '../parts/words-shape.ts';

/** What the list of alerts can be asked for. */
export const alertsShape = wordsShape('text', {});

/** All alerts, for admins. */
export const createAlertsOffice = (deps: PartDeps) =>
  createWordsOffice('alert', deps.api.extend({ adminAlerts }).adminAlerts, deps);
