import { Button } from '@mantine/core';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { api } from '../api.web.ts';
import type { Category } from './articles.calls.ts';

/** /agency-desk/content/categories: categories of articles. */
export function CategoriesPage() {
  const [editing, setEditing] = useState<Category | 'new'>();
  const close = () => setEditing(undefined);
  const query = useData(api.articleCategories, {});
  return (
    <>
      <PageHeader
        title="Content"
        tab="Categories"
        action={<Button onClick={() => setEditing('new')}>New category</Button>}
      />
      <DataTable
        name="article-categories"
        label="Categories"
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          { id: 'code', header: 'Code', cell: ({ code }) => code },
        ]}
        rows={query.data}
        query={query}
        rowId={({ code }) => code}
        onOpen={setEditing}
      />
      <SideDrawer
        opened={editing !== undefined}
        onClose={close}
        title={editing === 'new' ? 'New category' : 'Category'}
      >
        {editing === 'new' && <NewCategory onDone={close} />}
        {editing && editing !== 'new' && <OneCategory category={editing} onDone={close} />}
      </SideDrawer>
    </>
  );
}

function NewCategory({ onDone }: { onDone: () => void }) {
  const form = useCallForm(api.addCategory, {
    initialValues: { name: '', code: '' },
    input: (body) => ({ body }),
    onDone,
  });
  return (
    <FormShell form={form} label="New category" submitLabel="Add category" showState={false} onCancel={onDone}>
      <TextInput label="Name" {...form.field('name')} />
      <TextInput
        label="Code"
        description="Small letters and dashes; it can’t be changed later"
        {...form.field('code')}
      />
    </FormShell>
  );
}

function OneCategory({ category: { code, name }, onDone }: { category: Category; onDone: () => void }) {
  const form = useCallForm(api.renameCategory, {
    initialValues: { name },
    input: (body) => ({ params: { code }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Category" showState={false} onCancel={onDone}>
      <TextInput label="Name" {...form.field('name')} />
    </FormShell>
  );
}
