import type { FormSettings } from '../domain/settings/house-settings.ts';

/** Returns handlers that read and save settings of the installation. */
export const settingsHandlers = <Values>(settings: FormSettings<Values>) => ({
  read: () => settings.read(),
  async save({ body }: { body: Parameters<FormSettings<Values>['save']>[0] }) {
    await settings.save(body);
    return { success: true as const };
  },
});
