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

/** The declaration of a form's page, besides that of the form. */
interface PageDeclaration<R> {
  /** The events, by channel, that make the record stale. */
  staleOn: StaleOn;
  /** The parameter of the address with the record's number; for a new one it is absent, or `create`. @default id */
  param?: string;
  /** The kind of the record in the audit log, for the history on its page. */
  audit: AuditedKind;
  /** How it is deleted, or what is done instead. @default deletion after a confirmation, if the group has the call */
  danger?: Danger<R>;
}

/** Declares the page of a form, for new and existing records; its texts are found by the name of the subject. */
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

  /** The form of a new record, for callers that know more about it than the address says. */
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
