import type { FieldData } from '@kronos/api';
import type { AuditedKind } from '@kronos/api/contract';
import { useStore } from '../context/app-context.ts';
import type { Danger } from './detail-props.ts';
import { detailPage } from './detail-screen.tsx';
import type { StaleOn } from './follow-events.ts';
import { callsOf, type FormCalls, type RecordOf } from './form-store.ts';
import type { FormSubject } from './form-texts.ts';
import type { BlankOf, Inputs, NameIn, Sections } from './form-types.ts';
import { type FormDeclaration, recordForm } from './record-form.tsx';

/** What the page of a form says besides its form. */
interface PageDeclaration<R> {
  /** The events, by channel, after which the record is old. */
  staleOn: StaleOn;
  /** The parameter of the address that has the record's number; a new one has none, or `create`. @default id */
  param?: string;
  /** What the audit log calls such a record: its page has its history. */
  audit: AuditedKind;
  /** How it is deleted, or what is done instead. @default it is deleted once that is confirmed, if the group can */
  danger?: Danger<R>;
}

/** The page of a form, declared, for a new record and for one to change: its texts are found by the subject's name. */
export function formScreen<
  const S extends FormSubject,
  const Fs extends readonly FieldData[],
  G extends FormCalls<object>,
  const P extends Sections<NameIn<Fs>>,
  const O extends Inputs<NameIn<Fs>>,
  const B extends BlankOf<Fs>,
>(declaration: FormDeclaration<S, Fs, G, P, O, B> & PageDeclaration<RecordOf<G>>) {
  type R = RecordOf<G>;
  const { nameOf, back, staleOn, param = 'id', audit, danger } = declaration;
  const { New: Blank, Change, form } = recordForm(declaration);
  const calls = callsOf(declaration.calls);
  const tabs = { form: Change };
  const One = detailPage<R>({ subject: declaration.subject, calls, nameOf, back, staleOn, param, audit, danger, tabs });
  const { createStore } = One.screen;

  /** The form of a new one, where more is known of it than the address says. */
  function New(props: Omit<Parameters<typeof Blank>[0], 'store'>) {
    return <Blank store={useStore(createStore)} {...props} />;
  }

  function Page({ params }: { params: Readonly<Record<string, string>> }) {
    return (params[param] ?? 'create') === 'create' ? <New /> : <One params={params} />;
  }

  /** For tests of the declaration. */
  const screen = { ...form, staleOn, createStore, one: One.screen };
  return Object.assign(Page, { screen, New });
}
