import { BackupCompare } from '../exports/BackupCompare.ts';
import { Button } from '../exports/Button.ts';
import { Card } from '../exports/Card.ts';
import { CdnHostPicker } from '../exports/CdnHostPicker.ts';
import { ClaimForm } from '../exports/ClaimForm.ts';
import { CollectionForm } from '../exports/CollectionForm.ts';
import { CollectionList } from '../exports/CollectionList.ts';
import { InjectList } from '../exports/InjectList.ts';
import { InviteBackupList } from '../exports/InviteBackupList.ts';
import { InviteForm } from '../exports/InviteForm.ts';
import { InviteList } from '../exports/InviteList.ts';
import { LibraryList } from '../exports/LibraryList.ts';
import { noChanges, ShareMatrix } from '../exports/ShareMatrix.ts';
import { Stack } from '../exports/Stack.ts';
import { SyncForm } from '../exports/SyncForm.ts';
import { SyncPlan } from '../exports/SyncPlan.ts';
import { films, findFilms, findValues } from '../widgets/CollectionForm/collection-sample.ts';
import { attic, same } from '../widgets/SyncPlan/sync-sample.ts';
import {
  cdnHosts,
  collections,
  comparedPeople,
  injectable,
  inviteBackups,
  invites,
  mediaLibraries,
  shareColumns,
  sharePeople,
  syncServers,
} from './sample.tsx';
import { Columns } from './Section.tsx';

const ignore = () => undefined;
const syncTargets = [attic, same];

/** What is inside a media server: its claim, its libraries and its guests. */
export const MediaWidgets = () => (
  <>
    <Columns>
      <Card title="Claim cinema" level={3} description="It then belongs to this account.">
        <ClaimForm onSubmit={ignore} />
      </Card>
      <Card title="Invite someone" level={3}>
        <Stack>
          <InviteForm
            id="gallery-invite"
            ways={[{ id: 'share', label: 'By e-mail', fields: ['email'] }]}
            libraries={mediaLibraries.map(({ name }) => name)}
            onSubmit={ignore}
          />
          <div>
            <Button type="submit" form="gallery-invite">
              Send invitation
            </Button>
          </div>
        </Stack>
      </Card>
    </Columns>
    <Card title="CDN of cinema" level={3}>
      <CdnHostPicker label="CDN host" hosts={cdnHosts} value="1" onChange={ignore} onMeasure={ignore} />
    </Card>
    <Card title="Libraries of cinema" level={3} isFlush>
      <LibraryList label="Libraries of cinema" rows={mediaLibraries} onScan={ignore} onStop={ignore} />
    </Card>
    <Card title="Folders of cinema" level={3} isFlush>
      <InjectList label="Folders of cinema" rows={injectable} onAdd={ignore} onRemove={ignore} onSync={ignore} />
    </Card>
    <Card title="Collections of cinema" level={3} isFlush>
      <CollectionList
        label="Collections of cinema"
        rows={collections}
        onEdit={ignore}
        onPublish={ignore}
        onRemove={ignore}
      />
    </Card>
    <Columns count={2}>
      <Card title="Sunday evening" level={3} description="Chosen by hand, in an order of its own.">
        <CollectionForm
          id="gallery-titles"
          libraries={[{ id: 'films', name: 'Films' }]}
          kinds={['titles']}
          initial={{ title: 'Sunday evening', sort: 'custom', titles: films.slice(2, 5) }}
          search={findFilms}
          values={findValues}
          onSubmit={ignore}
        />
      </Card>
      <Card title="Old westerns" level={3} description="Filled by a rule.">
        <CollectionForm
          id="gallery-rule"
          libraries={[{ id: 'films', name: 'Films' }]}
          kinds={['rule']}
          initial={{ title: 'Old westerns' }}
          search={findFilms}
          values={findValues}
          onSubmit={ignore}
        />
      </Card>
    </Columns>
    <Card title="Invites of cinema" level={3} isFlush>
      <InviteList label="Invites of cinema" rows={invites} onChange={ignore} onRemove={ignore} />
    </Card>
    <Card title="Backups" level={3} isFlush>
      <InviteBackupList label="Backups" rows={inviteBackups} onCompare={ignore} onRemove={ignore} />
    </Card>
    <Card title="Shares" level={3} isFlush>
      <ShareMatrix
        label="Shares"
        columns={shareColumns}
        people={sharePeople}
        changes={noChanges}
        onChange={ignore}
        height={240}
      />
    </Card>
    <Card title="Before the move" level={3}>
      <BackupCompare label="Before the move" rows={comparedPeople} onRestore={ignore} />
    </Card>
    <Card title="Like cinema" level={3} description="Shares and watch state of other servers.">
      <SyncForm servers={syncServers} initial={{ source: 1, targets: [2, 3] }} onSubmit={ignore} />
    </Card>
    <SyncPlan targets={syncTargets} level={3} isRunning progress={{ done: 37, total: 120 }} onStop={ignore} />
  </>
);
