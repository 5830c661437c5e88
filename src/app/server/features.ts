import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Feature } from '#platform/server/feature.ts';
import { handlersByType } from '#platform/server/live/frames.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createAccounting } from '#features/accounting/server/index.ts';
import { createAccount, createCallerOf, findUser, findUserByEmail, renewLink } from '#features/account/server/index.ts';
import { createAccountSettings } from '#features/account-settings/server/index.ts';
import {
  chatTotals,
  createChat,
  findReceivedMessage,
  findSentMessages,
  isShared,
  leastGiftPrice,
  readCaption,
  namesContact,
} from '#features/chat/server/index.ts';
import { createCredits } from '#features/credits/server/index.ts';
import { createInvoices } from '#features/invoices/server/index.ts';
import { createLanders, publicLanders } from '#features/landers/server/index.ts';
import { createLikes, newLikes, removeLikes } from '#features/likes/server/index.ts';
import { createLoginSecurity } from '#features/login-security/server/index.ts';
import { createMails, type MailsFeature } from '#features/mails/server/index.ts';
import { createMatchFinder } from '#features/match-finder/server/index.ts';
import { createMemberPage } from '#features/member-page/server/index.ts';
import { createMembers, isVisible, mailPerson, profileChanged } from '#features/members/server/index.ts';
import { createIcons } from './icons/icons.ts';
import { createNotices, eraseNotices } from '#features/content-notices/server/index.ts';
import { createNotifications } from '#features/notifications/server/index.ts';
import { createOrders, eraseOrders } from '#features/orders/server/index.ts';
import { createOperatorPages, publicOperatorPages } from '#features/operator-pages/server/index.ts';
import { createPaymentProviders } from '#features/payment-providers/server/index.ts';
import { createPhotos } from '#features/photos/server/index.ts';
import { createPlaces } from '#features/places/server/index.ts';
import { createProofOfWork } from '#features/proof-of-work/server/index.ts';
import { createProfile, findCountry } from '#features/profile/server/index.ts';
import { createPush } from '#features/push/server/index.ts';
import { createSafety, eraseComplaints, eraseReports } from '#features/safety/server/index.ts';
import { createSearch } from '#features/search/server/index.ts';
import { createSignup, erasePendingSignups } from '#features/signup/server/index.ts';
import { createShop } from '#features/shop/server/index.ts';
import { createSite } from '#features/site/server/index.ts';
import { createSiteContent } from '#features/site-content/server/index.ts';
import { createTeasers } from '#features/teasers/server/index.ts';
import { createSeo } from '#features/seo/server/index.ts';
import { publicTexts } from '#features/static-pages/server/index.ts';
import { createTotals } from '#features/badge-counts/server/index.ts';
import { createDirectDebit, eraseDirectDebits } from '#features/direct-debit/server/index.ts';
import { createDiscounts, findReturnOffer, offerReturn } from '#features/discounts/server/index.ts';
import { createVisits } from '#features/visits/server/index.ts';
import { createToday } from '#features/daily-picks/server/index.ts';
import { mountAll, openTasksOf, ownDataOf, unmetRequirementsOf } from './across-features/all-features.ts';
import { findOpenOfPlatform } from './across-features/open-of-platform.ts';
import { composeSwipe } from './across-features/swipe.ts';
import { composeLegal } from './across-features/legal.ts';
import { createCheapestCredit } from './across-features/cheapest-credit.ts';
import { findAllFiles, findOwnFiles } from './across-features/own-files.ts';
import { mailDocuments } from './across-features/mail-documents.ts';
import { decidedIds } from './across-features/known-repo.ts';
import { siteDescription } from './texts/site-description.ts';
import { eraseDecisions } from '#features/decisions/server/index.ts';
import type { Features } from './composed-features.ts';
import { composeOffice } from './office-features.ts';
import { requestedOrigin, siteOrigin, siteOrigins } from './sites/site-origin.ts';

/**
 * The composition root: creates each feature with its dependencies. A dependency on a higher feature is passed in as a function,
 * which may refer to a feature that is created further down.
 */
export function composeFeatures(platform: Platform): Features {
  const { db } = platform.database;

  const site = createSite(platform, { leastGiftPrice: (one) => leastGiftPrice(content, one) });
  const { sites, visitorCountry } = site;
  const content = createSiteContent(platform);
  const proofOfWork = createProofOfWork(platform);
  const { demandProof, receiptProofs } = proofOfWork;
  const icons = createIcons(platform.operatorFiles);
  const languageOf = async (user: UserId) => (await findUser(db, user))?.language ?? null;
  const { legalTexts, texts, terms } = composeLegal(platform, { sites, content, visitorCountry, languageOf, mails: () => mails });
  const mails: MailsFeature = createMails(platform, {
    sites,
    receiptProofs,
    renewLink: (mail) => renewLink(db, platform.clock, mail),
    documentsOf: (order, one) => mailDocuments(order, one, () => ({ invoices, decisions, legalTexts })),
    personOf: (asked) => mailPerson({ ...platform, sites }, asked),
    markOf: ({ settings }) => icons.png(settings, '192.png'),
    countryOf: async (site, email) => findUserByEmail(db, site, email).then((user) => user && findCountry(db, user.id)),
  });
  const places = createPlaces(platform, { sites, countryOf: (user) => findCountry(db, user) });
  const photos = createPhotos(platform, {
    sites,
    isShared: (name) => isShared(db, name),
    originsOf: siteOrigins(platform.env),
    readCaption,
    cases: {
      isDoubtful: (tx, user) => cases.photoCases.isDoubtful(tx, user),
      blockedBy: (tx, site, phash) => cases.photoCases.blockedBy(tx, site, phash),
      opened: (tx, photo, block) => cases.photoCases.opened(tx, photo, block),
      deleted: (tx, photo) => cases.photoCases.deleted(tx, photo),
      restored: (tx, photo) => cases.photoCases.restored(tx, photo),
    },
  });
  const { addresses, imageQueue, presentImage } = photos;
  platform.bus.subscribe(profileChanged, ({ user }) => photos.memberChanged(user));
  const credits = createCredits();
  const activated = async (tx: Tx, user: UserId, now: Date) => {
    await notifications.activated(tx, user, now);
    return chat.activated(tx, user, now);
  };
  const account = createAccount(platform, {
    mails,
    sites,
    visitorCountry,
    demandProof,
    ownProfile: (user) => memberFeature.ownProfile(user),
    isPushed: (user) => notifications.isPushed(user),
    cheapestCredit: createCheapestCredit(platform, sites),
    askedTerms: terms.asked,
    activated,
  });
  const { sessions, presentUser, challenges, codes } = account;
  const memberFeature = createMembers(platform, { sites, presentImage });
  const { members } = memberFeature;
  const search = createSearch(platform, { members, sites });
  const { index } = search;
  const notifications = createNotifications(platform, {
    sites,
    mails,
    unsubscribeTokens: mails.unsubscribeTokens,
    isOnline: memberFeature.isOnline,
    siteOrigin: siteOrigin(platform.env),
    countNewcomers: search.countNewcomers,
  });
  const likes = createLikes(platform, { members, likeArrived: notifications.likeArrived });
  const chat = createChat(platform, {
    sites,
    members,
    addresses,
    imageQueue,
    messageArrived: notifications.messageArrived,
    refusedForTerms: terms.refused,
    blocks: {
      inText: (one, text) => cases.blocks.inText(one, text),
      inImage: (one, phash) => cases.blocks.inImage(one, phash),
      reviewFor: (one, block) => cases.blocks.reviewFor(one, block),
    },
    content,
  });
  const invoices = createInvoices(platform, { callerOf: createCallerOf(sessions, sites) });
  const directDebit = createDirectDebit(platform, { sites, mails, siteOrigin: siteOrigin(platform.env) });
  const paymentProviders = createPaymentProviders(platform, { directDebit: directDebit.provider });
  const { providers } = paymentProviders;
  const shop = createShop(platform, { sites, visitorCountry, providers });
  const orders = createOrders(platform, {
    providers,
    countriesKnown: shop.countriesKnown,
    sites,
    mails,
    visitorCountry,
    siteOrigin: siteOrigin(platform.env),
    sentMessages: (sender, clientIds) => findSentMessages(db, sender, clientIds),
  });
  const accounting = createAccounting(platform, { sites, providers, decisions: orders.decisions });

  const seo = createSeo({
    sites,
    describeSite: ({ settings }, language) => siteDescription(settings, language),
    originOf: requestedOrigin(platform.env),
    sources: [(one) => publicTexts(legalTexts, one), (one) => publicOperatorPages(db, one), publicLanders(content)],
  });

  const returnOffers = { make: offerReturn, find: findReturnOffer };
  const { staff, decisions, cases, setup, previews, areas } = composeOffice(platform, {
    sites,
    mails,
    visitorCountry,
    sessions,
    imageQueue,
    presentImage,
    providers,
    countriesKnown: shop.countriesKnown,
    books: { accounting: accounting.accounting, directDebit },
    machine: { index, openTasks: () => openTasksOf(all, findOpenOfPlatform(platform)) },
    payOrder: (order) => orders.decisions.payOut(order, false),
    members: { returnOffers, hideConversationsOf: chat.hideConversationsOf, ibansOf: directDebit.ibansOf },
    content,
  });

  const features: readonly Feature[] = [
    site,
    proofOfWork,
    mails,
    account,
    createLoginSecurity(platform, { mails, sites, challenges, codes }),
    memberFeature,
    photos,
    likes,
    composeSwipe(platform, { members, index, sites, likes }),
    createMatchFinder(platform, { members, index, decidedIds }),
    chat,
    createSafety(platform, {
      mails,
      sites,
      presentImage,
      isVisible,
      removeLikes,
      hideConversationsOf: chat.hideConversationsOf,
      findMessage: findReceivedMessage,
      ...cases.opening,
    }),
    createNotices(platform, { mails, sites, demandProof, originOf: siteOrigin(platform.env), ...cases.opening }),
    credits,
    invoices,
    paymentProviders,
    shop,
    orders,
    accounting,
    directDebit,
    notifications,
    createPush(platform),
    places,
    search,
    createProfile(platform, { sites, geocoder: places.geocoder, presentUser, namesContact }),
    createMemberPage(platform, { members, index, profileOpened: likes.markSeen }),
    createSignup(platform, {
      legalTexts,
      sites,
      sessions,
      members,
      presentUser,
      presentImage,
      mails,
      demandProof,
      activated,
      blocks: cases.blocks,
      signedUp: notifications.signedUp,
    }),
    createTotals(platform, { chats: chatTotals, likes: newLikes }),
    createTeasers(platform, { sites, content, languageOf }),
    createDiscounts(platform),
    texts,
    terms,
    createLanders(platform, { sites, content, members, visitorCountry }),
    createOperatorPages(platform, { sites, languageOf }),
    seo,
    createVisits(platform),
    createToday(platform, { members, index, decidedIds }),
    staff,
    decisions,
    cases,
    ...areas,
    // npm run new-feature adds its line here.
  ];
  const accountSettings = createAccountSettings(platform, {
    mails,
    sites,
    sessions,
    activated,
    returnOffers,
    hideConversationsOf: chat.hideConversationsOf,
    parts: ownDataOf(features, platform.database.reads),
    findPhotoFiles: (user) => findOwnFiles(db, user),
    findFiles: findAllFiles,
    isHeld: cases.isHeld,
    blockedAddress: cases.blocks.onAddress,
    returnUnreceived: chat.returnUnreceived,
    payOutCredits: orders.payOutCredits,
    // Orders come first, because a webhook also locks the order before its buyer.
    eraseRows: [eraseOrders, eraseDirectDebits, eraseComplaints, eraseReports, eraseNotices, eraseDecisions, erasePendingSignups],
  });
  const all = [...features, accountSettings];
  for (const { scheduleJobs } of all) scheduleJobs?.();

  return {
    sessions,
    sites,
    staffOf: staff.staffOf,
    staffCommands: staff.commands,
    staffLog: staff.log,
    setupLink: setup.setupLink,
    previews,
    presentUser,
    refusedForTerms: terms.refused,
    headFor: seo.headFor,
    isActivationLink: account.isActivationLink,
    routes: all.flatMap(({ routes }) => routes ?? []),
    bankFiles: directDebit.bankFiles,
    returnDebit: directDebit.returnDebit,
    settleDebit: directDebit.settleDebit,
    importStatement: directDebit.importStatement,
    accounting: accounting.accounting,
    withdrawals: orders.withdrawals,
    askForProofs: proofOfWork.askAlways,
    ownData: (within) => ownDataOf(all, within),
    mount: (server) => mountAll(all, server),
    unmetRequirements: () => unmetRequirementsOf(all),
    openTasks: () => openTasksOf(all, findOpenOfPlatform(platform)),
    processes: notifications.processes,
    missed: chat.missed,
    frames: handlersByType(all.flatMap(({ live }) => live?.frames ?? [])),
    left: (user) => all.forEach(({ live }) => live?.left?.(user)),
    present: (users) => all.forEach(({ live }) => live?.present?.(users)),
  };
}
