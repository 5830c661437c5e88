export const settingsKey = ['settings'] as const;
export const companyInfoKey = ['companyinfo'] as const;
