import type { AuditedKind } from '@kronos/api/contract';
import { Tabs } from '@kronos/ui/Tabs';
import { type ComponentType, useMemo } from 'react';
import { useApp, useMessages, useStore } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import { usePageName } from '../context/use-page-name.ts';
import type { Translate } from '../messages/create-messages.ts';
import type { PanelClient } from '../stores/late-client.ts';
import type { StoreDeps } from '../stores/store-deps.ts';
import type { Danger, DetailProps } from './detail-props.ts';
import type { StaleOn } from './follow-events.ts';
import { callsOf, createFormStore, type FormCalls, type FormStore, type RecordOf } from './form-store.ts';
import {
  type DeleteText,
  type FormSubject,
  formTexts,
  type MissingTexts,
  type RecordText,
  type UntitledTabs,
} from './form-texts.ts';
import { recordHistory } from './history/record-history.tsx';
import { RecordScreen } from './RecordScreen.tsx';
import type { Unless } from './unless.ts';
import { useDangerZone } from './use-danger-zone.tsx';

/** Rejects a subject that lacks a text for a detail. */
export type UntoldDetail<S extends string, G> = Unless<
  MissingTexts<S, RecordText | (G extends { remove: object } ? DeleteText : never)>
>;
/** Rejects tabs without a title. */
export type UnfitTabs<S extends string, T> = Unless<UntitledTabs<S, keyof T>>;

type Content<R> = ComponentType<DetailProps<R>>;

interface DetailDeclaration<
  S extends FormSubject,
  G extends FormCalls<object>,
  T extends Readonly<Record<string, Content<RecordOf<G>>>>,
> {
  /** The prefix of its texts, such as `users` of `users.form.missing` and `users.tab.profile`. */
  subject: S & UntoldDetail<S, G>;
  /** The group of its endpoints. */
  calls: (api: PanelClient) => G;
  nameOf: (record: RecordOf<G>, t: Translate) => string;
  /** The address of the list. */
  back: string;
  /** The events, by channel, that make the record stale. */
  staleOn: StaleOn;
  /** Minimum milliseconds between two reads caused by events, for a record with many events. @default 0 */
  pace?: number;
  /** The parameter of the address with the record's number. @default id */
  param?: string;
  /** The tabs in order. Each has its own address, the first that of the record; a single one is shown without a tab. */
  tabs: T & UnfitTabs<S, T>;
  /** The kind of the record in the audit log; adds its history as the last tab. @default no such tab */
  audit?: AuditedKind;
  /** Whether a record has a tab other than the first. @default every record has all tabs */
  hasTab?: (name: string, record: RecordOf<G>) => boolean;
  /** How it is deleted, or what is done instead. @default deletion after a confirmation, if the group has the call */
  danger?: Danger<RecordOf<G>>;
}

/** Declares the page of one record; its texts are found by the name of the subject. */
export function detailScreen<
  const S extends FormSubject,
  G extends FormCalls<object>,
  const T extends Readonly<Record<string, Content<RecordOf<G>>>>,
>(declaration: DetailDeclaration<S, G, T>) {
  return detailPage<RecordOf<G>>({ ...declaration, calls: callsOf(declaration.calls) });
}

export interface DetailOptions<R> {
  subject: string;
  calls: (api: PanelClient) => FormCalls<R>;
  nameOf: (record: R, t: Translate) => string;
  back: string;
  staleOn: StaleOn;
  pace?: number | undefined;
  param?: string | undefined;
  tabs: Readonly<Record<string, Content<R>>>;
  audit?: AuditedKind | undefined;
  hasTab?: ((name: string, record: R) => boolean) | undefined;
  danger?: Danger<R> | undefined;
}

/** The same without checking the texts, for a declaration that checks them itself. */
export function detailPage<R>(declaration: DetailOptions<R>) {
  const { subject, calls, nameOf, back, staleOn, pace, param = 'id', audit, danger, hasTab = () => true } = declaration;
  const history = audit && { history: recordHistory<R>({ kind: audit, nameOf, staleOn, pace }) };
  const tabs: DetailOptions<R>['tabs'] = { ...declaration.tabs, ...history };
  const names = Object.keys(tabs);
  const [first = ''] = names;

  const createStore = (deps: StoreDeps): FormStore<R> =>
    createFormStore<R>({ calls: calls(deps.api), staleOn, pace, key: (name) => `${subject}.form.${name}` }, deps);

  function useTexts() {
    const { messages } = useApp();
    const t = useMessages();
    return useMemo(() => formTexts(subject, t, messages.knows), [t, messages]);
  }

  function Shown({ tab, ...shown }: Omit<DetailProps<R>, 'dangerZone'> & { tab: string }) {
    const texts = useTexts();
    const t = useMessages();
    const zoneOf = useDangerZone<R>({ danger, nameOf, back }, texts);
    usePageName(nameOf(shown.record, t));
    const Tab = tabs[tab];
    return Tab && <Tab key={shown.id} {...shown} dangerZone={tab === first ? zoneOf(shown) : undefined} />;
  }

  function Page({ params }: { params: Readonly<Record<string, string>> }) {
    const store = useStore(createStore);
    const texts = useTexts();
    const t = useMessages();
    const { path, search } = useAddress();
    const id = Number(params[param]);
    const asked = new URLSearchParams(search).get('tab');
    return (
      <RecordScreen
        store={store.one}
        id={id}
        listHref={back}
        words={{
          loading: texts.form('loading'),
          failed: texts.form('failed'),
          missing: texts.form('missing'),
          missingText: texts.missingText() ?? t('forms.missingText'),
          back: texts.form('back'),
          forbidden: { title: t('forms.forbidden'), text: t('forms.forbiddenText') },
        }}
      >
        {({ data, version }) => {
          const own = names.filter((name) => name === first || name in (history ?? {}) || hasTab(name, data));
          const tab = own.find((name) => name === asked) ?? first;
          const shown = <Shown tab={tab} id={id} record={data} version={version} store={store} />;
          if (own.length === 1) return shown;
          return (
            <Tabs
              label={t('forms.tabs', { name: nameOf(data, t) })}
              selectedKey={tab}
              keyboardActivation="manual"
              items={own.map((name) => ({
                id: name,
                label: texts.tab(name),
                href: name === first ? path : `${path}?tab=${name}`,
              }))}
            >
              {shown}
            </Tabs>
          );
        }}
      </RecordScreen>
    );
  }

  /** For tests of the declaration. */
  const screen = { subject, staleOn, tabs: names, danger, nameOf, createStore };
  return Object.assign(Page, { screen });
}
