import { z } from 'zod';
import { defineEndpoints } from './define.ts';
import { basedOn, done, recordVersion } from './schemas/common.ts';
import { features, mark } from './schemas/system.ts';

const feature = z.object({ name: z.enum(features), enabled: z.boolean() });
const kB = 1024;

const isWebAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol);
};
/** A web address; may be empty. */
const link = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .refine((text) => text === '' || isWebAddress(text), 'Invalid URL');

/** An image as base64; null restores the name. */
const image = z
  .base64('This is not an image')
  .max(Math.ceil((256 * kB) / 3) * 4, 'At most 256 kB')
  .nullable();

const words = {
  app_name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
  brand_color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Enter a colour such as #00b5ad')
    .nullable(),
  wiki_url: link,
  ombi_menu_name: z.string().trim().max(40, 'At most 40 characters'),
  ombi_url: link,
  maintenance_message: z.string().trim().max(500, 'At most 500 characters'),
  user_invite_keys: z.boolean(),
  user_request_trial: z.boolean(),
};

export const adminSettings = defineEndpoints({
  system: {
    method: 'GET',
    path: '/api/admin/settings/system',
    who: 'admin',
    owner: 'house',
    response: z.object({
      ...words,
      logo: mark,
      icon: mark,
      demo_mode: z.boolean(),
      app_version: z.string(),
      tenant: z.string(),
      kronos_domain: z.string(),
      version: recordVersion,
    }),
    source: 'screens',
    summary: 'Returns the system settings, and facts about the installation.',
  },
  saveSystem: {
    method: 'POST',
    path: '/api/admin/settings/system',
    who: 'admin',
    owner: 'house',
    query: basedOn,
    body: z
      .object({ ...words, logo: image, icon: image })
      .partial()
      .required({ app_name: true }),
    largestBody: 768 * kB,
    sample: { from: 'adminSettings.system', keeps: true, body: { app_name: '{app_name}' } },
    response: done,
    source: 'screens',
    summary: 'Changes the given system settings, images included, and notifies every browser.',
  },
  features: {
    method: 'GET',
    path: '/api/admin/settings/features',
    who: 'admin',
    owner: 'house',
    bounded: 'one row for each feature',
    response: z.object({ data: z.array(feature) }),
    source: 'screens',
    summary: 'Returns every feature that can be switched, and whether it is on.',
  },
  switchFeature: {
    method: 'POST',
    path: '/api/admin/settings/features/:name',
    who: 'admin',
    owner: 'house',
    params: z.object({ name: z.enum(features) }),
    body: z.object({ enabled: z.boolean() }),
    sample: { from: 'adminSettings.features', keeps: true, body: { enabled: '{enabled}' } },
    response: done,
    source: 'screens',
    summary: 'Switches one feature on or off, and notifies every browser.',
  },
});
