import type { MailWords } from './en.words.ts';

/** Malay. */
export const ms = {
  codeSubject: 'Kod anda untuk membaca dan menandatangani',
  dear: '{name} yang dihormati,',
  codeLine: 'Kod ini membuka: {title}. Ia sah selama {minutes} minit, untuk sekali sahaja.',
  codeFooter:
    'Seseorang telah membuka pautan yang dihantar kepada anda. Jika bukan anda, jangan berikan kod ini kepada sesiapa.',
  codeText:
    '{agency}: {code} ialah kod untuk {name} membaca dan menandatangani. Sah selama {minutes} minit. Jangan berikan kepada sesiapa.',
  askedBy: 'Anda diminta oleh {asker}.',
  register: 'Untuk memastikan, cari {number} dalam daftar awam di www.cea.gov.sg.',
  registerOrCall: 'Untuk memastikan, cari {number} dalam daftar awam di www.cea.gov.sg, atau hubungi pejabat.',
  cea: 'no. pendaftaran CEA {number}',
  licence: 'lesen ejen harta tanah {number}',
  office: 'pejabat {phone}',
  sentBy: 'Dihantar oleh {agency}.',
  linkSubject: '{title} untuk anda tandatangani',
  linkCorrected: '{title}, yang dibetulkan, untuk anda tandatangani',
  linkTitle: '{agency} meminta anda menandatangani',
  linkRead: 'Sila baca dan tandatangan: {about}.',
  linkAnswer:
    'Sila jawab beberapa soalan tentang diri anda dan urus niaga ini, kemudian tandatangan jawapan anda: {about}.',
  linkUntil:
    'Pautan ini sah sehingga {until}. Kod dihantar kepada anda sebelum apa-apa ditunjukkan. Tiada sesiapa akan meminta nombor pengenalan, kata laluan atau butiran kad anda.',
  linkAction: 'Baca dan tandatangan',
  linkFooter: 'Jika anda tidak menjangkakan e-mel ini, abaikan sahaja.',
  linkText:
    '{agency}: {name}, sila baca dan tandatangan {about}. {url} Pautan sah sehingga {until}. Kod dihantar kepada anda dahulu.',
  remindSubject: 'Peringatan: {title} untuk anda tandatangani',
  remindTitle: '{agency} masih menunggu tandatangan anda',
  remindSent: '{about} telah dihantar kepada anda.',
  remindOpen:
    'Buka melalui pautan dalam e-mel kami bertarikh {sent}. Pautan sah sehingga {until}. Jika anda tidak menemui e-mel itu, minta pautan baharu.',
  remindText:
    '{agency} masih menunggu tandatangan {name}: {about}. Buka pautan dalam mesej kami bertarikh {sent}. Sah sehingga {until}.',
  sealedSubject: 'Ditandatangani: {title}',
  sealedTitle: 'Dokumen yang ditandatangani',
  sealedSigned: '{names} telah menandatangani {about}.',
  sealedWhen:
    'Ditandatangani {when}. PDF bermeterai dilampirkan. Sijil di hujungnya menerangkan cara ia ditandatangani.',
  sealedLater:
    'Sebarang perubahan kemudian pada fail dapat dilihat. Pembaca PDF anda mungkin tidak mengenali sijil agensi; alamat di bawah mengenalinya.',
  sealedAction: 'Semak dokumen',
} satisfies MailWords;
