import { Refusal } from '#platform/contract/refusal.ts';

export type MailContent = {
  title: string;
  /** Paragraphs. */
  lines: string[];
  /** A one-time code, large and in one piece for copying. */
  code?: string | undefined;
  /** The one thing to do; an absolute http(s) address. */
  action?: { label: string; url: string } | undefined;
  /** Who sends this and why, small. */
  footer: string;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** Some mail clients drop style sheets, so the light colours are in the tags. The sheet only adds the dark ones. */
const sheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1f1d1b!important}.card{background:#292624!important;border-color:#3b3835!important}
.title,.line,.code{color:#f4f2f1!important}.small{color:#c7c2be!important}.small a{color:#ef6890!important}
.code{background:#3b3835!important}}`;

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'Noto Sans',sans-serif";

const button = ({ label, url }: { label: string; url: string }) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr>
<td style="border-radius:8px;background:#d41f57"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#d41f57;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;${font}">${escaped(label)}</a></td>
</tr></table>
<p class="small" style="margin:0;font-size:13px;line-height:20px;color:#57534e;word-break:break-all">If the button doesn’t work, open this address:<br><a href="${escaped(url)}" style="color:#b8174a">${escaped(url)}</a></p>`;

const codeBlock = (code: string) =>
  `<p class="code" style="margin:24px 0 0;padding:16px 10px 16px 16px;border-radius:8px;background:#f4f2f1;color:#1f1d1b;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;text-align:center;font-variant-numeric:tabular-nums">${escaped(code)}</p>`;

const htmlOf = ({ title, lines, code, action, footer }: MailContent) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(title)}</title><style>${sheet}</style></head>
<body class="page" style="margin:0;padding:0;background:#f4f2f1">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f2f1"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;${font}"><tr>
<td class="card" style="padding:32px;background:#ffffff;border:1px solid #e9e6e4;border-radius:8px">
<h1 class="title" style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600;color:#1f1d1b">${escaped(title)}</h1>
${lines.map((line) => `<p class="line" style="margin:0 0 12px;font-size:16px;line-height:25px;color:#3b3835">${escaped(line).replaceAll('\n', '<br>')}</p>`).join('\n')}
${code ? codeBlock(code) : ''}${action ? button(action) : ''}
</td></tr><tr><td class="small" style="padding:16px 33px;font-size:13px;line-height:20px;color:#57534e">${escaped(footer).replaceAll('\n', '<br>')}</td></tr></table>
</td></tr></table>
</body></html>
`;

const textOf = ({ title, lines, code, action, footer }: MailContent) => {
  const blocks = [
    title,
    ...lines,
    code ? `    ${code}` : '',
    action ? `${action.label}:\n${action.url}` : '',
    `-- \n${footer}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
};

/** A plain mail with at most one thing to do: no pictures, nothing loaded from anywhere, light and dark. */
export const composeMail = (content: MailContent): { text: string; html: string } => {
  if (content.action && !/^https?:$/.test(URL.parse(content.action.url)?.protocol ?? '')) {
    throw new Refusal('mail.invalid', 'The action of a mail needs an http or https address.', { field: 'action' });
  }
  return { text: textOf(content), html: htmlOf(content) };
};
