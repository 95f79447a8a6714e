/** 00: this id stands for "no file yet". Apart from the contract, so that a page which asks for it carries no schemas. */
export const nilFileId = '00000000-0000-0000-0000-000000000000';
