import { required } from '#platform/contract/required.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { PublicationFields } from '../publication/PublicationFields.tsx';
import {
  newPublication,
  type PublicationValues,
  publicationInput,
  publicationRules,
  publicationValues,
} from '../publication/publicationForm.web.ts';
import type { RichText } from '../rich-text/document.calls.ts';
import { emptyText, isBlank } from '../rich-text/plain-text.rules.ts';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import type { DeskArticle } from './articles.calls.ts';
import { announcements } from './articles.words.ts';
import { useCategories } from './useCategories.web.ts';

type Values = PublicationValues & { category: string; title: string; summary: string; body: RichText };

const valuesOf = (article: DeskArticle | undefined): Values =>
  article
    ? {
        ...publicationValues(article),
        category: article.category.code,
        title: article.title,
        summary: article.summary,
        body: article.body,
      }
    : { ...newPublication, category: announcements, title: '', summary: '', body: emptyText };

/** Body of the request. */
const articleInput = ({ category, title, summary, body, ...publication }: Values) => ({
  category,
  title,
  summary,
  body,
  ...publicationInput(publication),
});

type Props = {
  /** Key under which unsaved input is kept in this browser. */
  subject: string;
  article?: DeskArticle;
  onSave: (body: ReturnType<typeof articleInput>) => Promise<void>;
};

/** An article: its text, for whom it is, and when it is public. */
export function ArticleForm({ subject, article, onSave }: Props) {
  const categories = useCategories();
  const form = useGableForm<Values>({
    initialValues: valuesOf(article),
    rules: (values) => ({
      title: values.title.trim() === '' ? required : null,
      body: isBlank(values.body) ? required : null,
      ...publicationRules(values),
    }),
    onSubmit: async (values) => {
      await onSave(articleInput(values));
      await draft.forget();
    },
  });
  const draft = useKeptForm(form, subject);
  return (
    <FormShell form={form} label="Article" guard="kept">
      {draft.notice}
      <TextInput label="Title" maxLength={160} {...form.field('title', { required: true })} />
      <Select label="Category" data={categories} {...form.field('category', { required: true })} />
      <Textarea
        label="Summary"
        description="Shown in lists and in the notification"
        maxLength={300}
        {...form.field('summary')}
      />
      <RichTextInput label="Text" {...form.field('body', { required: true })} />
      <PublicationFields
        form={form as unknown as GableForm<PublicationValues>}
        isOut={article?.state === 'published'}
      />
    </FormShell>
  );
}
