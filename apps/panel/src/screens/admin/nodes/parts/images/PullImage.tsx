import { ComboBox, type Option } from '@kronos/ui/ComboBox';
import { useMemo, useState } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useOnward } from '../../../../../context/use-onward.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import { createImageFinder } from '../../../../../parts/images/image-finder.ts';
import { AnyNodes } from '../../../../../parts/NodeTags.tsx';
import { createNodeImagesStore } from './images-store.ts';
import { type OneNode, pullsHref } from './pulls-href.ts';

interface PullImageProps {
  /** The node that pulls the image. @default the nodes chosen in the dialog */
  node?: OneNode | undefined;
  onClose: () => void;
}

/** Pulls an image on nodes, and opens the list of pulls. */
export function PullImage({ node, onClose }: PullImageProps) {
  const { pull } = useStore(createNodeImagesStore);
  const images = useStore(createImageFinder);
  const t = useMessages();
  const goOn = useOnward()();
  const options = useMemo(() => images.of(undefined), [images]);
  const [image, setImage] = useState<Option | null>(null);
  const [on, setOn] = useState<readonly Option[]>([]);
  const save = async () => {
    const node_ids = node ? [node.id] : on.map(({ id }) => Number(id));
    const outcome = await pull({ image: image?.label ?? '', node_ids });
    if (outcome.kind === 'ok') goOn(pullsHref(node));
    return outcome;
  };
  return (
    <FormDialog
      title={node ? t('nodeImages.pull.titleOn', { alias: node.alias }) : t('nodeImages.pull.title')}
      text={t('nodeImages.pull.text')}
      submitLabel={t('nodeImages.pull.save')}
      cancelLabel={t('nodeImages.pull.cancel')}
      onSave={save}
      onClose={onClose}
    >
      <ComboBox
        name="image"
        label={t('nodeImages.pull.image')}
        help={t('nodeImages.pull.image.help')}
        options={options}
        canCreate
        isRequired
        value={image}
        onChange={setImage}
      />
      {!node && <AnyNodes name="node_ids" label={t('nodeImages.pull.nodes')} value={on} onChange={setOn} isRequired />}
    </FormDialog>
  );
}
