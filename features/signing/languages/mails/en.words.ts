/** What mails and text messages to a recipient say. What stands in braces is filled in; other languages have the same. */
export const en = {
  codeSubject: 'Your code to read and sign',
  dear: 'Dear {name},',
  codeLine: 'This code opens: {title}. It works for {minutes} minutes, once.',
  codeFooter: 'Somebody opened the link that was sent to you. If it was not you, don’t pass this code on to anybody.',
  codeText:
    '{agency}: {code} is the code for {name} to read and sign. It works for {minutes} minutes. Don’t pass it on to anybody.',
  askedBy: 'You are asked by {asker}.',
  register: 'To make sure, look up {number} in the public register at www.cea.gov.sg.',
  registerOrCall: 'To make sure, look up {number} in the public register at www.cea.gov.sg, or call the office.',
  cea: 'CEA registration no. {number}',
  licence: 'estate agent licence {number}',
  office: 'office {phone}',
  sentBy: 'Sent by {agency}.',
  linkSubject: '{title} for you to sign',
  linkCorrected: '{title}, corrected, for you to sign',
  linkTitle: '{agency} asks you to sign',
  linkRead: 'Please read and sign: {about}.',
  linkAnswer: 'Please answer some questions about yourself and the transaction, and sign your answers: {about}.',
  linkUntil:
    'The link works until {until}. You are sent a code before anything is shown. Nobody will ask you for an identity number, a password or card details.',
  linkAction: 'Read and sign',
  linkFooter: 'If you did not expect this, ignore it.',
  linkText:
    '{agency}: {name}, please read and sign {about}. {url} The link works until {until}. You are sent a code first.',
  remindSubject: 'Reminder: {title} for you to sign',
  remindTitle: '{agency} still waits for your signature',
  remindSent: 'You have been sent {about}.',
  remindOpen:
    'Open it by the link in our mail of {sent}. The link works until {until}. If you can’t find that mail, ask for a new link.',
  remindText:
    '{agency} still waits for the signature of {name}: {about}. Open the link in our message of {sent}. It works until {until}.',
  sealedSubject: 'Signed: {title}',
  sealedTitle: 'The signed document',
  sealedSigned: '{names} signed {about}.',
  sealedWhen: 'Signed {when}. The sealed PDF is attached. The certificate at its end says how it was signed.',
  sealedLater:
    'Any later change to the file can be seen. Your PDF reader may not know the agency’s certificate; the address below does.',
  sealedAction: 'Check the document',
} as const;
export type MailWords = Record<keyof typeof en, string>;
