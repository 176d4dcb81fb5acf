import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, DragIcon } from '../../icons/actions.tsx';
import { arrange, moveByOne } from './arrange.ts';
import type { MediaTitle } from './collection.ts';
import type { CollectionFormLabels } from './labels.ts';
import { TitleList } from './TitleList.tsx';
import * as css from './TitleList.css.ts';

export interface ChosenTitlesProps {
  titles: readonly MediaTitle[];
  nameOf: (title: MediaTitle) => string;
  onChange: (titles: readonly MediaTitle[]) => void;
  /** Announces a change. */
  announce: (text: string) => void;
  /** Whether the titles can be moved. */
  isOrdered: boolean;
  /** Takes the focus when the last title is removed. */
  onEmpty: () => void;
  list: RefObject<HTMLDivElement | null>;
  labels: CollectionFormLabels;
}

/** The chosen titles, in their order. */
export function ChosenTitles(props: ChosenTitlesProps) {
  // React Aria requires that a list keeps its drag and drop for its lifetime.
  return props.isOrdered ? <OrderedTitles key="ordered" {...props} /> : <Titles key="plain" {...props} />;
}

function OrderedTitles(props: ChosenTitlesProps) {
  const { titles, nameOf, onChange, announce, labels } = props;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      titles.filter(({ id }) => keys.has(id)).map((title) => ({ 'text/plain': nameOf(title), title: title.id })),
    onReorder: ({ keys, target }) => {
      const ids = new Set([...keys].map(String));
      const side = target.dropPosition === 'before' ? 'before' : 'after';
      const next = arrange(titles, ids, { side, id: String(target.key) });
      const at = next.findIndex(({ id }) => ids.has(id));
      const first = next[at];
      if (next === titles || !first) return;
      announce(labels.moved(nameOf(first), at + 1, next.length));
      onChange(next);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.drop} />,
  });
  return <Titles {...props} dragAndDropHooks={dragAndDropHooks} />;
}

type TitlesProps = ChosenTitlesProps & Pick<Parameters<typeof TitleList>[0], 'dragAndDropHooks'>;

function Titles(props: TitlesProps) {
  const { titles, nameOf, onChange, announce, isOrdered, onEmpty, list, dragAndDropHooks, labels } = props;
  const focusNext = useRef<(buttons: readonly HTMLButtonElement[]) => HTMLButtonElement | undefined>(undefined);
  const focusKey = useRef<string>(undefined);

  // The focused button may be gone, or may have lost the focus when its row was moved.
  useLayoutEffect(() => {
    const choose = focusNext.current;
    const id = focusKey.current;
    focusNext.current = undefined;
    if (!choose || id === undefined) return;
    // After React Aria has drawn the rows, which happens once it has collected them.
    queueMicrotask(() => {
      const row = list.current?.querySelector(`[data-key="${CSS.escape(id)}"]`);
      choose([...(row?.querySelectorAll('button') ?? [])])?.focus();
    });
  }, [titles, list]);

  const remove = (title: MediaTitle) => {
    const at = titles.indexOf(title);
    const rest = titles.filter((entry) => entry !== title);
    const neighbour = rest[at] ?? rest.at(-1);
    focusKey.current = neighbour?.id;
    focusNext.current = (buttons) => buttons.at(-1);
    announce(labels.removed(nameOf(title), rest.length));
    onChange(rest);
    if (!neighbour) onEmpty();
  };

  const move = (title: MediaTitle, by: -1 | 1) => {
    const next = moveByOne(titles, title.id, by);
    if (next === titles) return;
    focusKey.current = title.id;
    // At the first or last place the pressed button is disabled, so the focus moves to its counterpart.
    focusNext.current = (buttons) => {
      const [up, down] = buttons.slice(-3);
      const pressed = by < 0 ? up : down;
      return pressed?.disabled ? (by < 0 ? down : up) : pressed;
    };
    announce(labels.moved(nameOf(title), next.indexOf(title) + 1, next.length));
    onChange(next);
  };

  return (
    <TitleList
      ref={list}
      label={labels.chosen}
      titles={titles}
      nameOf={nameOf}
      height="high"
      empty={labels.noneYet}
      dragAndDropHooks={dragAndDropHooks}
      renderStart={
        isOrdered
          ? (_title, at) => (
              <>
                <Button slot="drag" className={css.handle}>
                  <DragIcon />
                </Button>
                <span className={css.place}>{at + 1}</span>
              </>
            )
          : undefined
      }
      renderEnd={(title, at) => (
        <>
          {isOrdered && (
            <>
              <IconButton
                size="small"
                label={labels.moveUp(nameOf(title))}
                icon={<ChevronUpIcon />}
                isDisabled={at === 0}
                onPress={() => move(title, -1)}
              />
              <IconButton
                size="small"
                label={labels.moveDown(nameOf(title))}
                icon={<ChevronDownIcon />}
                isDisabled={at === titles.length - 1}
                onPress={() => move(title, 1)}
              />
            </>
          )}
          <IconButton
            size="small"
            label={labels.remove(nameOf(title))}
            icon={<CloseIcon />}
            onPress={() => remove(title)}
          />
        </>
      )}
    />
  );
}
