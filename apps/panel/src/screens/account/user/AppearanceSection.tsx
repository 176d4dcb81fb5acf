import type { Locale, Theme } from '@kronos/api/contract';
import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { MonitorIcon, MoonIcon, SunIcon } from '@kronos/ui/icons';
import { RadioCard, RadioCards } from '@kronos/ui/RadioCards';
import { useTheme } from '@kronos/ui/theme';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { languageNames } from '../../../messages/language-names.ts';
import { localeKey } from '../../../messages/locale-key.ts';
import type { Look } from './account-store.ts';
import type { PartProps } from './part.ts';

const themes: readonly Theme[] = ['system', 'dark', 'light'];
const locales: readonly Locale[] = ['en', 'de'];

/** The option for no choice: the language of the browser. */
const ofBrowser = 'browser';

/** Theme and language. The page changes at once; the account stores the choice for other browsers. */
export function AppearanceSection({ store, account }: PartProps) {
  const { storage, reload } = useApp();
  const { theme, setTheme } = useTheme();
  const { refusal, save } = useSaving();
  const t = useMessages();
  const { chosen } = useSnapshot(store.looks);
  const [ofPage, setOfPage] = useState(storage.read(localeKey) ?? account.locale);
  const language = chosen.locale === undefined ? ofPage : chosen.locale;

  const chooseTheme = (name: string) => {
    const next = themes.find((each) => each === name);
    if (!next) return;
    setTheme(next);
    void choose({ theme: next });
  };
  const chooseLanguage = (next: string) => void choose({ locale: locales.find((each) => each === next) ?? null });
  const choose = async (look: Look) => {
    await save(() => store.chooseLook(look));
    const locale = store.takeLocale();
    if (locale === undefined) return;
    setOfPage(locale);
    if (locale) storage.write(localeKey, locale);
    else storage.remove(localeKey);
    // Every text, format and direction of the page depends on it.
    reload();
  };
  return (
    <Form hasSections {...refusal} onSubmit={(event) => event.preventDefault()}>
      <FormSection title={t('account.appearance.title')} description={t('account.appearance.description')}>
        <RadioCards label={t('account.theme.label')} columns={3} value={theme} onChange={chooseTheme}>
          <RadioCard value="system" title={t('account.theme.system')} icon={<MonitorIcon />} />
          <RadioCard value="dark" title={t('account.theme.dark')} icon={<MoonIcon />} />
          <RadioCard value="light" title={t('account.theme.light')} icon={<SunIcon />} />
        </RadioCards>
        <RadioCards
          label={t('account.language.label')}
          help={t('account.language.help')}
          columns={3}
          value={language ?? ofBrowser}
          onChange={chooseLanguage}
        >
          <RadioCard value={ofBrowser} title={t('account.language.browser')} />
          {locales.map((locale) => (
            <RadioCard key={locale} value={locale} title={languageNames[locale]} />
          ))}
        </RadioCards>
      </FormSection>
    </Form>
  );
}
