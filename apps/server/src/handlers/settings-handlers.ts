import { versionOf } from '../domain/records/versions.ts';
import type { FormSettings } from '../domain/settings/house-settings.ts';

interface Save<Values> {
  query: { based_on?: string | undefined };
  body: Parameters<FormSettings<Values>['save']>[0];
}

/** Returns handlers that read and save settings of the installation. */
export const settingsHandlers = <Values>(settings: FormSettings<Values>) => ({
  async read() {
    const values = await settings.read();
    return { ...values, version: versionOf(values) };
  },
  async save({ query, body }: Save<Values>) {
    await settings.save(body, query.based_on);
    return { success: true as const };
  },
});
