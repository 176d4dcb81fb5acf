import type { SystemSettings } from '@kronos/api/contract';
import { Brand } from '@kronos/ui/Brand';
import { Button } from '@kronos/ui/Button';
import { ColorField } from '@kronos/ui/ColorField';
import { FileDrop } from '@kronos/ui/FileDrop';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../context/app-context.ts';
import type { SystemChange } from '../../stores/system-settings.ts';

/** The form's value of an image: a new file, null to remove it, undefined to keep it. */
type Upload = File | null | undefined;

/** The brand while it is being changed. */
export interface BrandDraft {
  app_name: string;
  brand_color: string;
  logo?: Upload;
  icon?: Upload;
}

interface BrandFieldsProps {
  draft: BrandDraft;
  /** The marks in use now. */
  saved: Readonly<Pick<SystemSettings, 'logo' | 'icon'>>;
  onChange: (change: Partial<BrandDraft>) => void;
}

/** Name, colour, logo and icon; the colour is shown in both themes, with its contrast. */
export function BrandFields({ draft, saved, onChange }: BrandFieldsProps) {
  const t = useMessages();
  return (
    <>
      <TextField
        name="app_name"
        label={t('house.name')}
        value={draft.app_name}
        maxLength={60}
        isRequired
        onChange={(app_name) => onChange({ app_name })}
      />
      <ColorField
        name="brand_color"
        label={t('house.color')}
        help={t('house.color.help')}
        value={draft.brand_color}
        onChange={(brand_color) => onChange({ brand_color })}
      />
      <ImageField
        name="logo"
        label={t('house.logo')}
        help={t('house.logo.help')}
        value={draft.logo}
        saved={saved.logo}
        onChange={(logo) => onChange({ logo })}
      />
      <ImageField
        name="icon"
        label={t('house.icon')}
        help={t('house.icon.help')}
        value={draft.icon}
        saved={saved.icon}
        onChange={(icon) => onChange({ icon })}
      />
    </>
  );
}

interface ImageFieldProps {
  name: string;
  label: string;
  help: string;
  value: Upload;
  saved: SystemSettings['logo'];
  onChange: (value: Upload) => void;
}

function ImageField({ name, label, help, value, saved, onChange }: ImageFieldProps) {
  const t = useMessages();
  return (
    <Stack gap={8}>
      <FileDrop
        name={name}
        label={label}
        help={help}
        accept={['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']}
        acceptText={t('house.image.types')}
        maxSize={256_000}
        maxCount={1}
        value={value ? [value] : []}
        onChange={([file]) => onChange(file)}
      />
      {saved.image && !value && (
        <Inline gap={12}>
          {value === undefined ? (
            <Brand name={t('house.image.current')} image={saved.data} />
          ) : (
            <Text tone="muted">{t('house.image.removed')}</Text>
          )}
          <Button size="small" onPress={() => onChange(value === undefined ? null : undefined)}>
            {t(value === undefined ? 'house.image.remove' : 'house.image.keep')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** The change of the brand, with its files read. */
export async function brandChange({ app_name, brand_color, logo, icon }: BrandDraft): Promise<SystemChange> {
  return {
    app_name,
    brand_color: brand_color === '' ? null : brand_color,
    ...(logo !== undefined && { logo: logo && (await base64Of(logo)) }),
    ...(icon !== undefined && { icon: icon && (await base64Of(icon)) }),
  };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
