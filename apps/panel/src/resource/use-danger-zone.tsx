import { useMessages } from '../context/app-context.ts';
import type { Translate } from '../messages/create-messages.ts';
import { DeleteButton } from './DeleteButton.tsx';
import type { Danger, DangerZone, DetailProps } from './detail-props.ts';
import type { FormTexts } from './form-texts.ts';

interface DangerDeclaration<R> {
  danger: Danger<R> | undefined;
  nameOf: (record: R, t: Translate) => string;
  back: string;
}

/** The danger zone of a record: the declared one, or its deletion, if its calls include that. */
export function useDangerZone<R>({ danger = {}, nameOf, back }: DangerDeclaration<R>, texts: FormTexts) {
  const t = useMessages();
  return ({ id, record, store }: Omit<DetailProps<R>, 'dangerZone'>): DangerZone | undefined => {
    if (typeof danger === 'function') return danger(record, { t, reload: store.one.load });
    const { remove } = store;
    if (!remove) return undefined;
    const { asksName = false, refused, loses } = danger;
    const name = nameOf(record, t);
    const reason = refused?.(record) ?? null;
    return {
      title: texts.form('deleteTitle'),
      description: reason ?? texts.form('deleteText'),
      action: (
        <DeleteButton
          words={{
            button: texts.form('delete'),
            title: t('forms.delete.ask', { name }),
            text: texts.confirmDelete(name),
          }}
          isDisabled={reason !== null}
          name={asksName ? name : undefined}
          losses={loses?.(record, t)}
          onDelete={() => remove(id, asksName ? name : undefined)}
          listHref={back}
        />
      ),
    };
  };
}
