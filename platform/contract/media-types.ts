export const sheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
