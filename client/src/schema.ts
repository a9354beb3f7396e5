// Made from the service's OpenAPI document by npm run build -- client; not to be edited.

export interface paths {
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the project's organizations
         * @description An extension. Pages by cursor in both directions: new organizations between two pages neither repeat nor hide others. Organizations must pass all filters; values separated by commas: any of them.
         */
        get: operations["listOrganizations"];
        put?: never;
        /**
         * Register an organization
         * @description Registers an organization in the project of the key and answers the latest data on it. One that is already registered is not registered again: the first record answers, its blanks filled with what is new. While `status` is neither `synced` nor `errored`, research is in progress; read it again.
         */
        post: operations["registerOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/dry-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what registering would lead to
         * @description An extension. Takes the body of POST /organizations and changes nothing: a record of the project or a known company that would answer, companies that a person would be asked about, or a new organization.
         */
        post: operations["previewRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an organization
         * @description The latest data on an organization that this project registered. Send If-None-Match to save the body.
         */
        get: operations["readOrganization"];
        put?: never;
        post?: never;
        /**
         * Take an organization out of the project
         * @description An extension. It is in no list and answers 404, its place in the quota is free, and the same registered again is a new organization. For 30 days it can be restored, then it is erased with all that was given for it. Records merged into it go with it.
         */
        delete: operations["removeOrganization"];
        options?: never;
        head?: never;
        /**
         * Change what was registered
         * @description An extension: a JSON merge patch. A field that is not named stays as it is, null takes its value away. What is set so wins over what sources say and is marked in `registration.set_by_hand`; research runs again.
         */
        patch: operations["changeOrganization"];
        trace?: never;
    };
    "/organizations/{id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Estimate emissions where none are disclosed
         * @description An extension. The average of the industry times a spend, or times the revenue that is known, with range, confidence and every assumption in words. `estimate` is null, with the reason, where the industry or the money is not known. Nothing of it enters `performances`.
         */
        get: operations["estimateOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what is known of the group of an organization, or not
         * @description An extension. Where an organization has no figures of its own, `group` holds those of its parent, marked as such; they count in no sum, score or rank. With is_shown false they are left out for this organization.
         */
        post: operations["showGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/own-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what your own list says of an organization
         * @description An extension. Spend, category, buyer, contact and other columns, as `own_data` of registrations gave them. It stays in the project, and no match, figure or score depends on it.
         */
        get: operations["readOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where an organization's figures come from
         * @description For each figure of the answer of GET /organizations/{id}, by JSON pointer: value and unit as printed with file, row and column, report, publisher, licence and method; the formula with its inputs where it is computed; what other sources say of the same cell; the exchange rate. A figure that is missing has its reason.
         */
        get: operations["readEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the research of many organizations is
         * @description An extension. An id that this project does not have is left out.
         */
        get: operations["readStatuses"];
        put?: never;
        /**
         * Register many organizations
         * @description An extension. At most 200 bodies of POST /organizations; each is taken or refused by itself, by the same rules. Sending a batch again registers nothing twice. With dry_run=true nothing is created: each row is looked at alone, so two rows of one organization are both new.
         */
        post: operations["registerOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change many organizations
         * @description An extension. At most 200 bodies of PATCH /organizations/{id} with `id`; each is taken or refused by itself.
         */
        patch: operations["changeOrganizations"];
        trace?: never;
    };
    "/organizations/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a removed organization back
         * @description An extension. For 30 days, under the same id and with all it had; research runs again.
         */
        post: operations["restoreOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take many organizations out of the project
         * @description An extension. As DELETE /organizations/{id} does, all at once.
         */
        post: operations["removeOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring many removed organizations back
         * @description An extension. All at once, or none where the quota has no room for all.
         */
        post: operations["restoreOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the imports
         * @description An extension. The newest hundred, newest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Begin to keep an imported list
         * @description An extension. Its rows are registered as any others (POST /organizations/batch) and told with POST /imports/{id}/rows. What comes into the project from now on and is told so is what the import brought.
         */
        post: operations["beginImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what became of each row
         * @description An extension. The state of each row is that of its organization as of now.
         */
        get: operations["readImport"];
        put?: never;
        post?: never;
        /**
         * Take the whole import back
         * @description An extension. Removes all that it brought into the project, as DELETE /organizations/{id} would; what was there before, or came with another import, stays.
         */
        delete: operations["takeBackImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell what became of rows
         * @description An extension. At most 500; a row that is told again is written anew.
         */
        post: operations["keepImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that all rows are there
         * @description An extension. With `replaces` it takes the place of another import: what only that one brought is removed, what both have stays and belongs to this one.
         */
        post: operations["completeImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back what taking an import back has removed
         * @description An extension. For 30 days.
         */
        post: operations["restoreImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, shares and the median intensity
         * @description An extension. Over the organizations that the filters leave; what is not known is counted as unknown.
         */
        get: operations["summarizeOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label many organizations
         * @description An extension. Adds and removes labels of many organizations at once, or of none where one id is not of the project. The answer says what changed, which is what an undo needs.
         */
        post: operations["changeLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set an organization's labels
         * @description An extension. These labels and no others from then on; an empty list takes all off.
         */
        put: operations["setLabels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations.ndjson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream all organizations as JSON lines
         * @description An extension. All organizations that the filters leave, as one stream; no page, no limit. Each line is an OrganizationSummary.
         */
        get: operations["streamOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream all organizations as CSV
         * @description An extension. All organizations that the filters leave, as one stream; no page, no limit. A flat row each, units in the names of the columns; an empty field is not known. A text that a spreadsheet would compute has an apostrophe before it.
         */
        get: operations["exportOrganizationsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations.parquet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream all organizations as Parquet, for warehouses
         * @description An extension. All organizations that the filters leave, as one stream; no page, no limit. The columns of the CSV with their types; null is not known.
         */
        get: operations["exportOrganizationsAsParquet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a year's spend comes to in emissions, supplier by supplier
         * @description An extension. Scope 3 categories 1 and 2 by the best method that what is known of each supplier allows. Computed at each call from the editions it names; spend that no method covers is told with the reason and is in no sum of emissions.
         */
        get: operations["readFootprint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/target-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What suppliers had as targets since May 2024, by today’s spend
         * @description An extension. Shares of the spend of one year, and of the emissions computed from it, by what the SBTi list said of its suppliers on earlier days. Spend and suppliers are the same throughout; what the list does not tell is `unknown`.
         */
        get: operations["readTargetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the share that suppliers with validated targets are to have
         * @description An extension. By spend or by emissions, by the end of a year; null takes the goal back.
         */
        put: operations["setEngagementGoal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which industry categories of spend come from
         * @description An extension. Suppliers whose industry is not known then get the average of the industries of their categories, at data quality 5; and purchased goods are told apart from capital goods. Categories that are not named stay as they are.
         */
        put: operations["setSpendCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/categories/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest which industries a category of spend comes from
         * @description An extension. By the words of the category alone, in English, German, French, Spanish, Swedish or Japanese, parts of compounds included. Nothing is kept: what holds is what PUT /footprint/categories says.
         */
        get: operations["suggestIndustriesOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the footprints that were kept
         * @description An extension. Those that were handed over, each with the digest of all that it was computed from.
         */
        get: operations["listKeptFootprints"];
        put?: never;
        /**
         * Keep a footprint so that it can be computed again
         * @description An extension. Takes the parameters of GET /footprint, and keeps what it answers with every input: spend, figures, factors, rates, choices and the editions of all sources. What is kept is never changed; 200 of a project at most.
         */
        post: operations["keepFootprint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/kept/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a footprint as it was when it was kept
         * @description An extension. The very answer of then, whatever is known by now.
         */
        get: operations["readKeptFootprint"];
        put?: never;
        post?: never;
        /**
         * Remove a kept footprint
         * @description An extension. As a whole and for good; the audit log has that it was there, with its digest.
         */
        delete: operations["removeKeptFootprint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/kept/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all that a kept footprint was computed from
         * @description An extension. Byte for byte what the digest is of: its SHA-256 can be checked without us.
         */
        get: operations["readKeptFootprintContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footprint/kept/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compute a kept footprint again
         * @description An extension. From what was kept, which must give the same figures, and from what is known today, with the reasons why that differs.
         */
        get: operations["checkKeptFootprint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/footprint-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the method of one supplier’s line
         * @description An extension. Where what is known of the supplier does not allow it, the next best is taken and `not_possible` says so; null takes the choice back.
         */
        put: operations["chooseFootprintMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changed of the organizations since a day or a cursor
         * @description An extension. Figures of a new year, targets set, renewed, removed and expired, lists joined and left, scores outside of their earlier range, other matches, reports found and decided, details edited by hand; each with the day of its source and the moment it was noted. Of organizations that were removed, and of companies no longer taken for one, nothing is told.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much changed since a day or a cursor, by kind, and of which organizations
         * @description An extension. Counts what GET /changes lists.
         */
        get: operations["summarizeChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A summary of what was noted within the last days, as text and HTML
         * @description An extension. What is sent by e-mail where that is set up, and to whom; it is to be read without e-mail too.
         */
        get: operations["readDigest"];
        /**
         * Set to whom the summary is sent by e-mail, and how often
         * @description An extension. Daily at 06:00 UTC or on Mondays; nothing is sent where nothing changed.
         */
        put: operations["changeDigest"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the addresses that are told of changes
         * @description An extension. Without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have an address told of changes
         * @description An extension. Each change that is noted from now on is sent as a message of Standard Webhooks 1.0, signed with the secret that this answer alone has. docs/changes.md describes messages, attempts and what receivers should check.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Tell an address no more
         * @description An extension. Goes with all that was to be sent.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        /**
         * Change an address, its kinds, or whether it is on
         * @description An extension. What is left out stays. One that is switched on again is told of what is noted from then on.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret
         * @description An extension. For some hours messages are signed with both.
         */
        post: operations["createWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was and is to be sent to an address
         * @description An extension. The newest first. Delivered ones are kept for 30 days, dead ones until they are sent again.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send messages again
         * @description An extension. Those that are named, or all that are dead, with the ids they had.
         */
        post: operations["sendDeliveriesAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/engagement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the project stands with its organizations, and what waits for a person
         * @description An extension. Counts by stage, next steps that are due, and the questions that are open.
         */
        get: operations["readEngagementOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/engagement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the team works with an organization */
        get: operations["readEngagement"];
        /**
         * Say who works with an organization, how far that is and what comes next
         * @description An extension. The body is all of it from then on; what it was before is kept.
         */
        put: operations["changeEngagement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/stated-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what an organization stated to the project
         * @description An extension. Stated to you, not public: no other project sees it, and no score counts it.
         */
        get: operations["readStatedFigures"];
        put?: never;
        /**
         * Keep figures that an organization stated to the project
         * @description An extension. They count at once. What was typed before of the same year and scope is written over. Where a public source has the year, its figures stay unless these cover all of its scopes and more.
         */
        post: operations["addStatedFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/stated-figures/{figureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or reject a figure that the organization answered */
        post: operations["decideStatedFigure"];
        /** Remove a figure that the team gave */
        delete: operations["removeStatedFigure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stated-figures/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the figures of a sheet
         * @description An extension. Each row is taken or refused by itself. Whose it is: organization_id, external_id, lei_number or name, the first of these that is given; a name that several organizations have is refused.
         */
        post: operations["addManyStatedFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/product-footprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the product footprints that an organization shares with the project
         * @description An extension. Each with what it says of itself, and whether it counts: those that do are in production_emission_factors of GET /organizations/{id}. Shared with you, not public: no other project sees them, and no score counts them.
         */
        get: operations["listProductFootprints"];
        put?: never;
        /**
         * Keep product footprints of PACT 3
         * @description An extension. At most 4 MB and 500 footprints, each taken or refused by itself. One that names another company than this organization asks first. A footprint that another names as its preceding one is replaced by it.
         */
        post: operations["addProductFootprints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/product-footprints/{footprintId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a product footprint with the document it was given as */
        get: operations["readProductFootprint"];
        put?: never;
        post?: never;
        /** Forget a product footprint */
        delete: operations["removeProductFootprint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/pact-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where product footprints of an organization are asked for
         * @description An extension. With what came of it the last time; the client secret is never answered.
         */
        get: operations["readPactHost"];
        /**
         * Give the PACT host of an organization, and the access to it
         * @description An extension. Only addresses of the public internet, through https. The client secret is kept encrypted; another address needs it anew.
         */
        put: operations["setPactHost"];
        post?: never;
        /**
         * Forget the PACT host of an organization, and the access to it
         * @description An extension. Footprints that it gave stay.
         */
        delete: operations["forgetPactHost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/pact-host/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the PACT host of an organization for its product footprints
         * @description An extension. Signs in with the client credentials and reads GET /3/footprints, page by page, for a minute at most. A host that does not answer is no failure of this service: `host.failure` says why, and there are no outcomes.
         */
        post: operations["askPactHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/supplier-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the links with which an organization was asked for its figures */
        get: operations["listSupplierRequests"];
        put?: never;
        /**
         * Make a link with which an organization answers without signing in
         * @description An extension. The token is told once; a hash of it is kept. Whoever has it sees the name of the team and of the organization and the year, and can answer once, until it expires or is taken back.
         */
        post: operations["createSupplierRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/supplier-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a link back
         * @description An extension. One that was answered or has expired stays as it is.
         */
        delete: operations["revokeSupplierRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/supplier-requests/{requestId}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the letter of an open link as e-mail
         * @description An extension, where SMTP_URL is set. Only a text that holds the token of this link is sent, at most five times.
         */
        post: operations["sendSupplierLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the holder of a link is told
         * @description An extension, for a client that shows the form to whoever has the link.
         */
        get: operations["readSupplierForm"];
        put?: never;
        /**
         * Answer with a link, once
         * @description An extension. Figures are proposals until somebody of the team decides; nothing of them is public.
         */
        post: operations["answerSupplierForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/supplier-form/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a report with a link
         * @description An extension. At most 50 MiB, three files for each link; it is read like any other report.
         */
        post: operations["addSupplierReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the known companies
         * @description An extension. By a part of any name, a ticker, an LEI, an ISIN or a website, from three letters; at most 20, the nearest first. Any of them may be the answer of POST /organizations/{id}/match.
         */
        get: operations["searchCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which company may it be, and which records may be one
         * @description An extension. Companies that research found near and could not decide between, with what speaks for and against each; the answer a person gave; records of this project that may be, or are, the same organization.
         */
        get: operations["readCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which company it is
         * @description An extension. Learned for this spelling with and without its country in this project, so that nobody is asked again; research runs again with it. "none" refuses the candidates and the company it is matched to, and no other.
         */
        post: operations["answerMatch"];
        /**
         * Take the answer back
         * @description An extension. Research runs again without it, and the question may come again.
         */
        delete: operations["forgetMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that two records are one organization
         * @description An extension. `into` answers for both ids from then on. What was written, stated, decided or uploaded for the other is shown and counted there; of two entries of engagement the further stage counts.
         */
        post: operations["mergeOrganizations"];
        /**
         * Take a merge back
         * @description An extension. The record answers for itself again, as it was, and takes back what was written for it.
         */
        delete: operations["separateOrganization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/commitment-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of lists that may be the matched company
         * @description An extension. A list says "not listed" only where none of its rows comes near the company by name, former name or group. Where one does, the answer has no day of the list (unknown), and the rows stand here.
         */
        get: operations["readCommitmentQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/commitment-questions/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which row it is
         * @description An extension. The commitments of that row count from then on, for every organization of the project that is matched to the same company. "none" makes it "not listed".
         */
        post: operations["answerCommitmentQuestion"];
        /**
         * Take the answer back
         * @description An extension. Research runs again without it, and the question is open again.
         */
        delete: operations["forgetCommitmentAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find whose report a file may be
         * @description An extension. The body is a report, at most 50 MiB. Its text is looked through for the names of the project’s organizations and of known companies; nothing of it is kept. Somebody confirms which one it is by giving it to that organization (POST /organizations/{id}/documents). Files are looked through one after the other, projects in turns.
         */
        post: operations["matchDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of an organization
         * @description An extension. The newest first, with how far each has been read.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Give a report to be read
         * @description An extension. The body is the report itself, at most 50 MiB, or JSON with its address. It is read beside the answers; its figures are proposals until a person decides. The same bytes again are the report that is there.
         */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a report’s figures
         * @description An extension. Figures appear page by page while it is read.
         */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        /**
         * Remove a report
         * @description An extension. Its figures stand behind nothing any more. For a day it can be restored.
         */
        delete: operations["removeDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/documents/{documentId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report
         * @description An extension. The bytes as they were given.
         */
        get: operations["readDocumentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/documents/{documentId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a removal back
         * @description An extension.
         */
        post: operations["restoreDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/documents/{documentId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a report is this organization’s
         * @description An extension. A report whose text names neither the organization nor its company, its group or another known name of them (`asks_whose`) may be another company’s: nothing of it can be accepted before a person confirms it.
         */
        post: operations["confirmDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/documents/{documentId}/figures/{figureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept, correct or reject a figure
         * @description An extension. Accepted and corrected figures become performances of the organization, marked as extracted and verified by whom; "proposed" takes a decision back.
         */
        post: operations["decideFigure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/assessment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what a score stands on
         * @description Every indicator with its points, evidence and what would earn it; the score without each group; confidence from the share of evidence known. A score keeps the version of the methodology it was made with.
         */
        get: operations["readAssessment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/methodology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how scores are made
         * @description The very table that scores are computed with, and the thresholds of the levels.
         */
        get: operations["readMethodology"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what was reported to be wrong with figures */
        get: operations["readProblems"];
        put?: never;
        /**
         * Report a problem with a figure
         * @description An extension. Kept with the project; it never changes a figure.
         */
        post: operations["reportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/problems/{problemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Close a problem, or open it again */
        put: operations["closeProblem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/annotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the notes of the team */
        get: operations["readAnnotations"];
        put?: never;
        /**
         * Add a note on an organization or a figure
         * @description An extension. Kept with the project; it never changes a figure.
         */
        post: operations["addAnnotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/annotations/{annotationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a note anew, or bring a removed one back */
        put: operations["rewriteAnnotation"];
        post?: never;
        /** Remove a note */
        delete: operations["removeAnnotation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/industries/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one industry
         * @description An extension. Factors, the known companies of it, and where the organizations of this project stand.
         */
        get: operations["readIndustry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description An extension. The carbon intensity of each economy, and how many companies of it are known.
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regions/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one country
         * @description An extension. As an industry, by country of the headquarters.
         */
        get: operations["readRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read when what happened
         * @description An extension. Every change of state with time and reason, and the editions the answer stands on.
         */
        get: operations["readTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read its targets
         * @description An extension. What public lists say of the matched company’s targets, with base year where they do.
         */
        get: operations["readTargets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/industries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List industries
         * @description The divisions of ISIC Rev. 4 with their mean score and emission factors; with `search` those it finds, the best first.
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/industries/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search industries
         * @description The same as GET /industries with `search`.
         */
        get: operations["searchIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List projects */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Answers its first key, which is shown here once and never again.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a project's keys
         * @description Newest first, without the keys themselves.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create a key
         * @description To rotate: create a key, move the clients over, revoke the other. With both scopes unless scopes are given. The key is shown here once.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description The key ends at once; in other processes of the service within five seconds.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team keys
         * @description An extension. Newest first, without the keys themselves.
         */
        get: operations["listTeamKeys"];
        put?: never;
        /**
         * Create a team key
         * @description An extension. Works beside the others: create one, set it wherever the old one is used, revoke the old one. The key is shown here once.
         */
        post: operations["createTeamKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a team key
         * @description An extension. The key ends at once, in every process.
         */
        delete: operations["revokeTeamKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the audit log
         * @description An extension. Who did what and from where, newest first: keys made and revoked, merges, match answers, imports, accepted figures, failed authentications (counted, one entry a minute). Never a key or a body.
         */
        get: operations["readAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sources and their editions
         * @description An extension. Of each publisher: what is in use, of which day, with how many records, and its licence.
         */
        get: operations["listSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what is known
         * @description An extension. Counts of companies, years, tickers and currencies beside the least there is to be.
         */
        get: operations["countData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/held-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List figures that are held back
         * @description An extension. Figures that stand in a publisher’s file and cannot be believed, with the check they failed, and those that a person accepted.
         */
        get: operations["listHeldFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/held-figures/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a figure that a check holds back
         * @description An extension. With the reason why it is right; organizations are researched again.
         */
        post: operations["acceptFigure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/held-figures/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an acceptance back
         * @description An extension. The figure is held back again.
         */
        post: operations["withdrawFigure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/incoming/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a publisher’s file
         * @description An extension. The file waits under the id of the answer until it is imported, at most a day.
         */
        put: operations["sendFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/sources/{source}/edition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Import a newer edition
         * @description An extension. The files are read as strictly as when the release was built; anything unexpected refuses them and leaves the data in use as they are. Affected organizations are researched again.
         */
        put: operations["importEdition"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/sources/{source}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return to the previous edition
         * @description An extension. A second time undoes the first.
         */
        post: operations["rollBackEdition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/backup-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the embedded database as it is now, for npx carbon-register db backup on the same machine
         * @description An extension. Gives the name of the folder in DATA_DIR that has the copy.
         */
        post: operations["copyDatabase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/live-sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List publishers that are asked through their interfaces
         * @description An extension. Of each: whether there is a key, how far a fetch is, and what came of the last one, with what to do.
         */
        get: operations["listLiveSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/live-sources/{source}/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a publisher
         * @description An extension. A process that works jobs begins within seconds; GET /data/live-sources says how far it is. What comes of it is an edition, like a file that was imported.
         */
        post: operations["fetchLiveSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/live-sources/{source}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give the key of a publisher
         * @description An extension. It is kept encrypted, and never answered; one of the environment goes before it.
         */
        put: operations["setLiveKey"];
        post?: never;
        /**
         * Forget the key of a publisher
         * @description An extension. One of the environment stays.
         */
        delete: operations["forgetLiveKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports that were looked for
         * @description An extension. Where reports are looked for: what was found on the websites of the project’s organizations, the last first, at most 500.
         */
        get: operations["listReportSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-searches/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether reports are looked for on websites
         * @description An extension. Off until an admin says yes, or REPORTS_FIND does.
         */
        get: operations["readReportSearchChoice"];
        /**
         * Have reports looked for, or not
         * @description An extension. Of the whole installation. From yes on, organizations with a website are researched again and their reports looked for.
         */
        put: operations["chooseReportSearch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{id}/report-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came of looking for its report
         * @description An extension. The report’s address, and every address that was asked with what came of it.
         */
        get: operations["readReportSearch"];
        put?: never;
        /**
         * Look for its report now
         * @description An extension. Once a quarter it is looked for again by itself.
         */
        post: operations["searchReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: operations["checkHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether organizations can be registered */
        get: operations["checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts and times of this process, for Prometheus
         * @description With METRICS_TOKEN set it is the bearer token; without, only callers on the same machine are answered, others get 404.
         */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["readOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document as a page */
        get: operations["readDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Registration: {
            /** @description Required unless a direct identifier is given; 1 to 200 characters */
            name?: string | null;
            /** @description ISO 3166-1 alpha-2 code of the headquarters country, in any case; XK is Kosovo */
            hq_region?: string | null;
            /** @description ISO 3166-2 code with or without its country: "OH" or "US-OH" */
            hq_subregion?: string | null;
            /** @description Free text such as "United States" or a postal address, for when hq_region is not known */
            hq_fuzzy?: string | null;
            /** @description An id of GET /industries */
            industry_id?: string | null;
            /** @description The industry in words, for when industry_id is not known */
            industry_name?: string | null;
            /** @description A URL, a bare host ("www.example.com") or an e-mail address */
            website?: string | null;
            /** @description Your own identifier; it comes back in every answer. "N/A", "-", "0", "TBD" and numbers cut by a spreadsheet (4.00001E+11) count as absent */
            external_id?: string | null;
            /** @description Whether name is the name of the legal entity, not a brand */
            is_legal_entity_name?: boolean | null;
            /** @description ISO 17442: 20 characters whose check digits hold */
            lei_number?: string | null;
            /** @description ISO 6166: 12 characters whose check digit holds */
            isin_number?: string | null;
            /** @description Nine digits, dashes allowed */
            duns_number?: string | null;
            /** @description S&P Global identifier: digits */
            sp_global_number?: string | null;
            /** @description ISO 4217 code of the currency of the answer; USD if absent */
            currency?: string | null;
            /** @description "yearly" (the default): revenue of each year at the mean rate of that year; a year from 1999 on, such as "2023": every year at that year’s rate */
            rates?: string | null;
            /** @description An extension: other columns of your list, such as spend; GET /organizations/{id}/own-data */
            own_data?: components["schemas"]["OwnData"] | null;
        };
        OwnData: {
            /** @description Your category of this organization */
            category?: string | null;
            /** @description Who on your side buys from it or is responsible for it */
            buyer?: string | null;
            /** @description Whom to write to at the organization */
            contact_email?: string | null;
            /** @description Any other columns of your list, by their headings */
            columns?: {
                [key: string]: string;
            } | null;
            /** @description What you spent. The lines of a year replace those that the same external_id (without one, the same name) had for that year before; a single line that equals the sum of several stored lines of its year and currency changes nothing */
            spend?: {
                /** @description The year it was spent in */
                year: number;
                /**
                 * Format: double
                 * @description In units of the currency, not in thousands; a credit is negative
                 */
                amount: number;
                /** @description ISO 4217 code; required, because an amount without a currency means nothing */
                currency: string;
                /** @description What was bought, in your own words */
                category?: string | null;
                /** @description purchaser: what the buyer paid, with trade margins and transport; basic: without them; null: not stated */
                price_basis?: ("purchaser" | "basic") | null;
            }[] | null;
        };
        GroupChoice: {
            /** @description false: the figures and targets of the group are not shown for this organization */
            is_shown: boolean;
        };
        Batch: {
            /** @description Bodies of POST /organizations, each accepted or refused independently of the others */
            rows: unknown[];
        };
        OrganizationChange: {
            /** @description Required unless a direct identifier is given; 1 to 200 characters */
            name?: string | null;
            /** @description ISO 3166-1 alpha-2 code of the headquarters country, in any case; XK is Kosovo */
            hq_region?: string | null;
            /** @description ISO 3166-2 code with or without its country: "OH" or "US-OH" */
            hq_subregion?: string | null;
            /** @description Free text such as "United States" or a postal address, for when hq_region is not known */
            hq_fuzzy?: string | null;
            /** @description An id of GET /industries */
            industry_id?: string | null;
            /** @description The industry in words, for when industry_id is not known */
            industry_name?: string | null;
            /** @description A URL, a bare host ("www.example.com") or an e-mail address */
            website?: string | null;
            /** @description Your own identifier; it comes back in every answer. "N/A", "-", "0", "TBD" and numbers cut by a spreadsheet (4.00001E+11) count as absent */
            external_id?: string | null;
            /** @description Whether name is the name of the legal entity, not a brand */
            is_legal_entity_name?: boolean | null;
            /** @description ISO 17442: 20 characters whose check digits hold */
            lei_number?: string | null;
            /** @description ISO 6166: 12 characters whose check digit holds */
            isin_number?: string | null;
            /** @description Nine digits, dashes allowed */
            duns_number?: string | null;
            /** @description S&P Global identifier: digits */
            sp_global_number?: string | null;
            /**
             * OrganizationChangeIfUnchanged
             * @description Fields as GET /organizations/{id} returned them in `registration`. If one of them has a different value now, and not the value of this change, nothing is changed and the answer is 409
             */
            if_unchanged?: {
                name?: string | null;
                hq_region?: string | null;
                hq_subregion?: string | null;
                hq_fuzzy?: string | null;
                industry_id?: string | null;
                industry_name?: string | null;
                website?: string | null;
                external_id?: string | null;
                is_legal_entity_name?: boolean | null;
                lei_number?: string | null;
                isin_number?: string | null;
                duns_number?: string | null;
                sp_global_number?: string | null;
            };
            /** @description Who does it, if the client knows; for the audit log */
            by?: string;
        };
        ChangeBatch: {
            /** @description Bodies of PATCH /organizations/{id}, each with the `id` of its organization, accepted or refused independently of the others */
            changes: unknown[];
            /** @description Who does it, if the client knows; for the audit log */
            by?: string;
        };
        OrganizationIds: {
            /** @description Ids returned by registration */
            ids: number[];
            /** @description Who does it, if the client knows; for the audit log */
            by?: string;
        };
        NewListImport: {
            file_name?: string | null;
            /** @description Who imports it, where the client knows */
            by?: string | null;
        };
        ListImportRows: {
            rows: {
                /** @description number of the row in the sheet */
                number: number;
                /** @description name of the organization in the row */
                name: string;
                country?: string | null;
                /**
                 * Format: int64
                 * @description null where it was refused
                 */
                organization_id?: number | null;
                /** @description why it was refused */
                detail?: string | null;
            }[];
        };
        ListImportEnd: {
            /**
             * Format: int64
             * @description An import that this one replaces: organizations that only that import registered are removed, as when it is undone
             */
            replaces?: number;
        };
        DocumentAddress: {
            /** Format: uri */
            url: string;
            name?: string;
            /** @description who adds it */
            by?: string;
        };
        DocumentConfirmation: {
            /** @description true: it is this organization’s report although its text does not name it; false: takes that back */
            is_own: boolean;
            /** @description who confirms; "this project" if absent */
            by?: string;
        };
        FigureVerdict: components["schemas"]["FigureDecision"] | components["schemas"]["FigureCorrection"];
        FigureDecision: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            decision: "accepted" | "rejected" | "proposed";
            /** @description who decides; "this project" if absent */
            by?: string;
            note?: string;
        };
        FigureCorrection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            decision: "corrected";
            year: number;
            /**
             * @description "2" is scope 2 whose method the report does not state; lb: location-based, mb: market-based; of a fact, its kind
             * @enum {string}
             */
            scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15" | "revenue" | "employees";
            /**
             * Format: double
             * @description tonnes CO2e, at most 1e12; for a fact in the unit of its `value`
             */
            value: number;
            /** @description ISO 4217; required for revenue */
            currency?: string;
            /** @description who decides; "this project" if absent */
            by?: string;
            note?: string;
        };
        MatchChoice: {
            /** @description One of the candidates, or any known company; "none" if it is none of the candidates and not the matched company either (integer or string) */
            company_id: number | "none";
            /** @description Who does it, if the client knows; for the audit log */
            by?: string;
        };
        CommitmentChoice: {
            /** @description A candidate of the list; "none" if none of them is right (integer or string) */
            company_id: number | "none";
            /** @description Who does it, if the client knows; for the audit log */
            by?: string;
        };
        MergeRequest: {
            /**
             * Format: int64
             * @description The organization that answers for both from then on
             */
            into: number;
            /** @description Who does it, if the client knows; for the audit log */
            by?: string;
        };
        LabelChange: {
            ids: number[];
            add?: string[];
            remove?: string[];
            /** @description Who does it, if the client knows */
            by?: string;
        };
        LabelsOfOrganization: {
            labels: string[];
            /** @description Who does it, if the client knows */
            by?: string;
        };
        ProblemReport: {
            /** @description JSON pointer of the figure into the answer of GET /organizations/{id} */
            path: string;
            /** @description What is wrong with it */
            text: string;
            /** @description Who wrote it, if the client knows */
            author?: string;
        };
        ProblemChange: {
            closed: boolean;
        };
        NewAnnotation: {
            /** @description JSON pointer of a figure; null or absent: about the organization */
            path?: string | null;
            text: string;
            /** @description Who wrote it, if the client knows */
            author?: string;
        };
        AnnotationText: {
            text: string;
        };
        ProjectRegistration: {
            name: string;
            max_organizations?: number | null;
        };
        KeyRegistration: {
            /** Format: date-time */
            expires_at?: string | null;
            /** @description both if absent */
            scopes?: ("read" | "write")[] | null;
        };
        TeamKeyRegistration: {
            /** Format: date-time */
            expires_at?: string | null;
        };
        EditionImport: {
            /** @description files that were sent to PUT /data/incoming/{name}, in the order in which the source is read */
            files: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /**
             * Format: date
             * @description the day the file was current; today if absent
             */
            retrieved_at?: string;
            vintage?: string;
            /** @description import it even if it has fewer than half of the records in use */
            allow_shrink?: boolean;
        };
        FigureAcceptance: {
            source: string;
            /** @description the publisher’s record, as held figures name it */
            record_id: string;
            year: number;
            /** @description GLOBAL, or the ISO 3166-1 code of the one country the figure covers */
            region: string;
            /** @description "scope1Kg", "scope2MarketKg", "revenue" … */
            field: string;
            /** @description why the figure is right although it failed the check */
            reason: string;
        };
        FigureWithdrawal: {
            source: string;
            /** @description the publisher’s record, as held figures name it */
            record_id: string;
            year: number;
            /** @description GLOBAL, or the ISO 3166-1 code of the one country the figure covers */
            region: string;
            /** @description "scope1Kg", "scope2MarketKg", "revenue" … */
            field: string;
        };
        EngagementGoalChange: {
            goal: {
                /**
                 * @description whether the share is of spend or of emissions
                 * @enum {string}
                 */
                basis: "spend" | "emissions";
                /**
                 * Format: double
                 * @description 0 to 1: share of suppliers with validated targets
                 */
                share: number;
                /** @description the year by whose end the goal should be reached */
                year: number;
            } | null;
        };
        SpendCategoryChange: {
            categories: {
                category: string;
                /** @description ISIC Rev. 4 division that such purchases come from; null: not assigned */
                industry_id: string | null;
                /** @description 1: purchased goods and services, 2: capital goods; null: not assigned */
                scope_3_category: (1 | 2) | null;
            }[];
        };
        FootprintMethodChange: {
            method: ("supplier_specific" | "hybrid" | "industry_average") | null;
        };
        NewKeptFootprint: {
            /** @description Its title, such as "Annual report 2025" */
            title: string;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        DigestChange: {
            /**
             * @description daily at 06:00 UTC, weekly on Mondays; off: no e-mail
             * @enum {string}
             */
            cadence: "off" | "daily" | "weekly";
            /** @default [] */
            recipients: string[];
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "fr" | "sv" | "ja";
        };
        NewWebhook: {
            /**
             * Format: uri
             * @description where messages are sent; an https address on the public internet
             */
            url: string;
            description?: string | null;
            /** @description kinds of changes that are sent; null: all, including kinds that later versions add */
            kinds?: ("figures_added" | "target_committed" | "target_set" | "target_renewed" | "target_removed" | "target_expired" | "list_joined" | "list_left" | "score_moved" | "match_changed" | "report_found" | "report_decided" | "details_edited")[] | null;
        };
        WebhookChange: {
            /**
             * Format: uri
             * @description where messages are sent; an https address on the public internet
             */
            url?: string;
            description?: string | null;
            /** @description kinds of changes that are sent; null: all, including kinds that later versions add */
            kinds?: ("figures_added" | "target_committed" | "target_set" | "target_renewed" | "target_removed" | "target_expired" | "list_joined" | "list_left" | "score_moved" | "match_changed" | "report_found" | "report_decided" | "details_edited")[] | null;
            /** @enum {string} */
            state?: "on" | "off";
        };
        SecretRotation: {
            /**
             * @description how long messages are also signed with the previous secret
             * @default 24
             */
            keep_hours: number;
        };
        Replay: {
            /** @description deliveries that are dead or delivered; if absent: all dead ones */
            delivery_ids?: number[];
        };
        EngagementChange: {
            /** @enum {string} */
            stage: "not_contacted" | "asked" | "answered" | "verified" | "declined";
            /** @description The member of the team who works with the organization */
            owner?: string | null;
            next_step?: string | null;
            /**
             * Format: date
             * @description The day by which the next step is due
             */
            due_on?: string | null;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        NewStatedFigures: {
            figures: {
                year: number;
                /**
                 * @description "2" is scope 2 without a method; lb: location-based, mb: market-based. allocated: scopes 1, 2 and upstream 3 of what it delivered to you in that year; allocated_1+2: scopes 1 and 2 of the same
                 * @enum {string}
                 */
                scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15" | "allocated" | "allocated_1+2";
                /** Format: double */
                value: number;
                /**
                 * @description of CO2e
                 * @default t
                 * @enum {string}
                 */
                unit: "kg" | "t" | "kt" | "Mt";
            }[];
            /** @description standard and approach, in the words of the person who states the figures */
            method?: string | null;
            /** @description by an independent third party; unspecified: assured, at a level that is not stated; null: not stated */
            assurance?: ("none" | "unspecified" | "limited" | "reasonable") | null;
            note?: string | null;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        StatedRows: {
            /** @description each accepted or refused independently of the others */
            rows: unknown[];
            /** @description Who does it, if the client knows */
            by?: string;
        };
        StatedVerdict: {
            /**
             * @description proposed: undoes the decision
             * @enum {string}
             */
            decision: "accepted" | "rejected" | "proposed";
            note?: string | null;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        NewProductFootprints: {
            /** @description JSON as the supplier or its host sent it: one ProductFootprint of PACT 3, a list of them, the answer of GET /3/footprints or /3/footprints/{id}, or a RequestFulfilledEvent */
            document: unknown;
            /**
             * @description true: a person confirms that footprints which name another company belong to this organization
             * @default false
             */
            confirms_company: boolean;
            file_name?: string | null;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        NewPactHost: {
            /**
             * Format: uri
             * @description /3/footprints is below it
             */
            url: string;
            /**
             * Format: uri
             * @description /.well-known/openid-configuration or /auth/token is below it; null: below url
             */
            auth_url?: string | null;
            client_id: string;
            /** @description stored encrypted and never returned */
            client_secret: string;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        PactHostFetch: {
            /**
             * @description true: a person confirms that footprints which name another company belong to this organization
             * @default false
             */
            confirms_company: boolean;
            /** @description Who asks, if the client knows */
            by?: string;
        };
        NewSupplierRequest: {
            /** @description Who asks. Of the project, the organization sees only this and the year */
            team: string;
            /**
             * @description language of the form
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "fr" | "sv" | "ja";
            /** @description the year that figures are asked for */
            year: number;
            /** @default 60 */
            expires_in_days: number;
            recipient?: string | null;
            /** @description Who does it, if the client knows */
            by?: string;
        };
        SupplierLetter: {
            to: string;
            subject: string;
            /** @description must contain the token of the link; other texts are not sent */
            text: string;
            reply_to?: string | null;
        };
        SupplierAnswer: {
            /** @default [] */
            figures: {
                year: number;
                /**
                 * @description "2" is scope 2 without a method; lb: location-based, mb: market-based. allocated: scopes 1, 2 and upstream 3 of what it delivered to you in that year; allocated_1+2: scopes 1 and 2 of the same
                 * @enum {string}
                 */
                scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15" | "allocated" | "allocated_1+2";
                /** Format: double */
                value: number;
                /**
                 * @description of CO2e
                 * @default t
                 * @enum {string}
                 */
                unit: "kg" | "t" | "kt" | "Mt";
            }[];
            /** @description standard and approach, in the words of the person who states the figures */
            method?: string | null;
            /** @description by an independent third party; unspecified: assured, at a level that is not stated; null: not stated */
            assurance?: ("none" | "unspecified" | "limited" | "reasonable") | null;
            note?: string | null;
            /** @description who answers */
            name: string;
            email?: string | null;
            /**
             * @description it will not answer
             * @default false
             */
            declines: boolean;
        };
        Organization: {
            /** Format: int64 */
            id: number;
            name: string;
            hq_region: string | null;
            hq_subregion: string | null;
            industry: components["schemas"]["Industry"] | null;
            website: string | null;
            external_id: string | null;
            status: string;
            matching_organization: components["schemas"]["MatchingOrganization"] | null;
            performances: components["schemas"]["Performance"][];
            /** @description an extension: years, newest first, for which a source has emission figures that `performances` lacks, because they failed a check or a person judged them implausible */
            held_back: {
                /** Format: int64 */
                year: number;
                /** @description as in `performances` */
                region: string;
                publisher: string;
                reason: string;
                /** @description the reason as codes for programs; null for a reason without codes, such as the message of an error */
                reason_codes: {
                    /** @description which sentence it is; new codes may be added at any time */
                    code: string;
                    /** @description names, numbers and codes that fill the sentence */
                    values: {
                        [key: string]: string;
                    };
                }[] | null;
            }[];
            sources: components["schemas"]["Source"][];
            /**
             * Format: double
             * @description null also where less than 40 of the 100 points are known; score_reasons says so
             */
            score: number | null;
            /** @description an extension: what the score would be if everything unknown were bad, and if it were good */
            score_range: {
                /** Format: double */
                low: number;
                /** Format: double */
                high: number;
            } | null;
            /**
             * Format: double
             * @description an extension: share of the 100 points whose evidence is known; null before research
             */
            known_share: number | null;
            score_reasons: components["schemas"]["ScoreReason"][];
            /** Format: double */
            industry_score_percentile: number | null;
            industry_confidence: ("low" | "medium" | "high") | null;
            /** @description an extension: where `industry` is null, the divisions it may belong to, because the lists name a wider sector; `industry_confidence` is then low */
            industry_group: {
                id: string;
                name: string;
            }[];
            /** @description an extension: the industry of the matched company in the words of each list */
            listed_sectors: {
                source: string;
                publisher: string;
                sector: string;
            }[];
            /** @enum {string} */
            industry_rank: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            /** @enum {string} */
            region_rank: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            related_environmental_report_status: ("processing" | "found" | "not_found") | null;
            /** OrganizationCdp */
            cdp: {
                /** Format: date */
                last_retrieved_at: string | null;
                is_listed: boolean | null;
                url: string | null;
            };
            /** OrganizationSbti */
            sbti: {
                /** Format: date */
                last_retrieved_at: string | null;
                data: components["schemas"]["SbtiTarget"][];
            };
            /** OrganizationUn */
            un: {
                /** Format: date */
                last_retrieved_at: string | null;
                url: string | null;
                initiatives: {
                    name: string;
                    slug: string;
                }[];
            };
            /** @description an extension: membership of Race to Zero and of the UN Global Compact, each with its own days */
            un_memberships: {
                name: string;
                /** @enum {string} */
                slug: "race-to-zero" | "un-global-compact";
                /** @description null: not known; never false for the UN Global Compact, whose list is too old for newer participants */
                is_member: boolean | null;
                /** Format: date */
                joined_at: string | null;
                /**
                 * Format: date
                 * @description the day of the list
                 */
                last_retrieved_at: string | null;
                /** @description the source whose list it is: Net Zero Tracker’s where that alone names a participant in Race to Zero */
                listed_by: ("race-to-zero" | "un-global-compact" | "net-zero-tracker") | null;
            }[];
            /** OrganizationClimatePledge */
            climate_pledge: {
                signed: boolean | null;
                /** Format: date */
                signed_at: string | null;
                link: string | null;
            };
            /** @description an extension: its group, where it has no figures of its own and a parent is known */
            group: components["schemas"]["GroupOfOrganization"] | null;
            registration: components["schemas"]["RegisteredFields"];
        };
        TargetHistory: {
            /**
             * Format: int64
             * @description year of the spend that all shares refer to, also those of earlier days
             */
            year: number | null;
            /**
             * Format: date
             * @description day of the SBTi list in use; nothing later is known
             */
            list_day: string;
            /** @description the first list, the first day of each month and the day of the list, oldest first; none without spend */
            points: {
                /** Format: date */
                day: string;
                /** TargetHistoryPointsItemSpend */
                spend: {
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    validated: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    committed: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    removed: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    expired: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    none: number;
                    /**
                     * Format: double
                     * @description suppliers whose state on that day is not known well enough from the list
                     */
                    unknown: number;
                    /**
                     * Format: double
                     * @description `validated` plus the part of `unknown` that may have been validated
                     */
                    validated_at_most: number;
                };
                /** @description shares of the computed emissions; null where none are computed */
                emissions: {
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    validated: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    committed: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    removed: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    expired: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    none: number;
                    /**
                     * Format: double
                     * @description suppliers whose state on that day is not known well enough from the list
                     */
                    unknown: number;
                    /**
                     * Format: double
                     * @description `validated` plus the part of `unknown` that may have been validated
                     */
                    validated_at_most: number;
                } | null;
            }[];
            /** @description suppliers that certainly had another state on the first day, the largest first, at most 20; where `before` is unknown and `now` validated, it was certainly not validated before */
            movers: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                /**
                 * Format: double
                 * @description 0 to 1
                 */
                spend_share: number;
                /** @enum {string} */
                before: "validated" | "committed" | "removed" | "expired" | "none" | "unknown";
                /** @enum {string} */
                now: "validated" | "committed" | "removed" | "expired" | "none" | "unknown";
            }[];
            /** @description the goal of this project */
            goal: {
                /** @enum {string} */
                basis: "spend" | "emissions";
                /**
                 * Format: double
                 * @description 0 to 1
                 */
                share: number;
                /** Format: int64 */
                year: number;
            } | null;
        };
        KeptFootprint: {
            /** Format: int64 */
            id: number;
            title: string;
            kept_by: string | null;
            /** Format: date-time */
            kept_at: string;
            /**
             * Format: int64
             * @description the year of the spend
             */
            year: number;
            currency: string;
            /**
             * Format: double
             * @description kg CO2e
             */
            kg: number;
            /**
             * Format: int64
             * @description suppliers with spend in that year
             */
            suppliers: number;
            /** Format: int64 */
            covered_suppliers: number;
            /**
             * Format: int64
             * @description version of the calculation
             */
            version: number;
            /** @description SHA-256 of the answer of GET /footprint/kept/{id}/content, in hexadecimal digits */
            digest: string;
            /** @description as it was then */
            footprint: components["schemas"]["Footprint"];
        };
        KeptFootprintHead: {
            /** Format: int64 */
            id: number;
            title: string;
            kept_by: string | null;
            /** Format: date-time */
            kept_at: string;
            /**
             * Format: int64
             * @description the year of the spend
             */
            year: number;
            currency: string;
            /**
             * Format: double
             * @description kg CO2e
             */
            kg: number;
            /**
             * Format: int64
             * @description suppliers with spend in that year
             */
            suppliers: number;
            /** Format: int64 */
            covered_suppliers: number;
            /**
             * Format: int64
             * @description version of the calculation
             */
            version: number;
            /** @description SHA-256 of the answer of GET /footprint/kept/{id}/content, in hexadecimal digits */
            digest: string;
        };
        KeptFootprintList: {
            /** @description the newest first */
            kept: components["schemas"]["KeptFootprintHead"][];
        };
        KeptFootprintContent: {
            /**
             * KeptFootprintContentQuery
             * @description the parameters of GET /footprint for the same footprint today
             */
            query: {
                [key: string]: unknown;
            };
            /**
             * KeptFootprintContentInputs
             * @description everything it was computed from
             */
            inputs: {
                [key: string]: unknown;
            };
            /**
             * KeptFootprintContentFootprint
             * @description the result
             */
            footprint: {
                [key: string]: unknown;
            };
        };
        KeptFootprintCheck: {
            /** Format: int64 */
            id: number;
            /** @description whether the stored content still has the digest that was stored with it */
            is_intact: boolean;
            /**
             * KeptFootprintCheckAgain
             * @description the stored inputs, computed again
             */
            again: {
                /**
                 * Format: int64
                 * @description version of the calculation today
                 */
                version: number;
                /** @description whether today’s calculation yields the same figures from the stored inputs */
                is_same: boolean;
                /**
                 * Format: double
                 * @description kg CO2e
                 */
                kg: number;
                /**
                 * Format: int64
                 * @description lines that differ
                 */
                other_lines: number;
            };
            /**
             * KeptFootprintCheckToday
             * @description the footprint of the same year, currency and filter with the data known today
             */
            today: {
                /** KeptFootprintCheckTodayBefore */
                before: {
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    kg: number;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    low: number;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    high: number;
                    /** Format: int64 */
                    suppliers: number;
                    /** Format: int64 */
                    covered_suppliers: number;
                };
                /** KeptFootprintCheckTodayNow */
                now: {
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    kg: number;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    low: number;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    high: number;
                    /** Format: int64 */
                    suppliers: number;
                    /** Format: int64 */
                    covered_suppliers: number;
                };
                /** @description how many suppliers each reason applies to, and by how much their lines differ in total; a supplier with two reasons is counted in both */
                reasons: {
                    /**
                     * @description What differs. added, gone: the line is in only one of the two; spend: its amounts; rate: the exchange rate of its currency; stated: what the supplier allocated to you; own_figures: its figures or revenue; industry: the industry of the supplier or of a category of its spend, or the confidence in it; factor: the factor of its industry, or the median of scopes 1 and 2 there; choice: the chosen method; calculation: the same inputs yield another figure today; target: what the SBTi list says
                     * @enum {string}
                     */
                    reason: "added" | "gone" | "spend" | "rate" | "stated" | "own_figures" | "industry" | "factor" | "choice" | "calculation" | "target";
                    /** Format: int64 */
                    suppliers: number;
                    /**
                     * Format: double
                     * @description difference today; negative: less
                     */
                    kg: number;
                }[];
                /** @description lines that differ, the largest difference first, at most 500 */
                lines: {
                    /** Format: int64 */
                    organization_id: number;
                    name: string | null;
                    /**
                     * Format: double
                     * @description null: no line
                     */
                    kg_before: number | null;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    kg_now: number | null;
                    because: ("added" | "gone" | "spend" | "rate" | "stated" | "own_figures" | "industry" | "factor" | "choice" | "calculation" | "target")[];
                }[];
                /** Format: int64 */
                differing_suppliers: number;
                /** @description editions that differ */
                editions: {
                    source: string;
                    /** Format: date */
                    before: string | null;
                    /**
                     * Format: date
                     * @description null: not used
                     */
                    now: string | null;
                }[];
                /** @description exchange rates that differ: units for one US dollar */
                rates: {
                    currency: string;
                    /** Format: int64 */
                    year: number;
                    /** Format: double */
                    before: number | null;
                    /** Format: double */
                    now: number | null;
                }[];
            };
        };
        KeptFootprintRemoved: {
            /** Format: int64 */
            id: number;
            /** @description Always true */
            removed: boolean;
        };
        Engagement: {
            /** Format: int64 */
            organization_id: number;
            /**
             * @description verified: a member of the team has checked the answer
             * @enum {string}
             */
            stage: "not_contacted" | "asked" | "answered" | "verified" | "declined";
            owner: string | null;
            next_step: string | null;
            /** Format: date */
            due_on: string | null;
            /** @description the entry after each change, the newest first, at most 100 */
            changes: {
                /**
                 * @description verified: a member of the team has checked the answer
                 * @enum {string}
                 */
                stage: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                owner: string | null;
                next_step: string | null;
                /** Format: date */
                due_on: string | null;
                changed_by: string | null;
                /** Format: date-time */
                changed_at: string;
            }[];
            labels: {
                label: string;
                added_by: string | null;
                /**
                 * Format: date-time
                 * @description null: added before times were stored
                 */
                added_at: string | null;
            }[];
        };
        EngagementOverview: {
            /** EngagementOverviewStages */
            stages: {
                /**
                 * Format: int64
                 * @description including organizations without any entry
                 */
                not_contacted: number;
                /** Format: int64 */
                asked: number;
                /** Format: int64 */
                answered: number;
                /** Format: int64 */
                verified: number;
                /** Format: int64 */
                declined: number;
            };
            /** @description most first, at most 50 */
            owners: {
                owner: string;
                /** Format: int64 */
                organizations: number;
            }[];
            /** @description next steps with a due day, the earliest first, at most 100 */
            due: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                /** @enum {string} */
                stage: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                owner: string | null;
                next_step: string | null;
                /** Format: date */
                due_on: string;
                is_overdue: boolean;
            }[];
            /**
             * EngagementOverviewOpen
             * @description questions that wait for a person
             */
            open: {
                /**
                 * Format: int64
                 * @description organizations for which a person has to choose the company ("Is it one of these?")
                 */
                to_decide: number;
                /**
                 * Format: int64
                 * @description reports that the service found and that do not name the organization on their first pages
                 */
                found_reports: number;
                /**
                 * Format: int64
                 * @description figures read from reports that nobody has decided on
                 */
                proposals: number;
                /**
                 * Format: int64
                 * @description figures that organizations stated in a form and nobody has decided on
                 */
                stated_proposals: number;
                /**
                 * Format: int64
                 * @description open problems with figures
                 */
                problems: number;
            };
            /** @description reports with undecided figures, the newest first, at most 50 */
            proposals: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                /** Format: int64 */
                document_id: number;
                document: string;
                /** Format: int64 */
                figures: number;
            }[];
            /** @description organizations with undecided stated figures, the newest first, at most 50 */
            stated_proposals: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                /** Format: int64 */
                figures: number;
                /** Format: date-time */
                given_at: string;
            }[];
            /**
             * EngagementOverviewResponses
             * @description organizations by the outcome of a request; an organization that was asked several times can count more than once
             */
            responses: {
                /** Format: int64 */
                asked: number;
                /** Format: int64 */
                answered: number;
                /** Format: int64 */
                declined: number;
                /**
                 * Format: int64
                 * @description organizations with a link that can still be answered
                 */
                open: number;
                /**
                 * Format: int64
                 * @description organizations with a link that expired without an answer
                 */
                expired: number;
                /**
                 * Format: double
                 * @description answered divided by asked, 0 to 1; null where nobody was asked
                 */
                rate: number | null;
            };
            /** @description the newest first, at most 50 */
            problems: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                /** Format: int64 */
                problem_id: number;
                text: string;
                author: string | null;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        StatedFigureList: {
            /** Format: int64 */
            organization_id: number;
            /** @description stated to you, not public; newest year first */
            figures: components["schemas"]["StatedFigure"][];
        };
        StatedFigure: {
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            year: number;
            /**
             * @description "2" is scope 2 without a method; lb: location-based, mb: market-based. allocated: scopes 1, 2 and upstream 3 of what it delivered to you in that year; allocated_1+2: scopes 1 and 2 of the same
             * @enum {string}
             */
            scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15" | "allocated" | "allocated_1+2";
            /**
             * Format: double
             * @description tonnes CO2e
             */
            value: number;
            /** Format: double */
            given_value: number;
            /** @enum {string} */
            given_unit: "kg" | "t" | "kt" | "Mt";
            method: string | null;
            assurance: ("none" | "unspecified" | "limited" | "reasonable") | null;
            note: string | null;
            /**
             * @description answered: stated by the organization itself
             * @enum {string}
             */
            origin: "typed" | "imported" | "answered";
            given_by: string | null;
            /** Format: date-time */
            given_at: string;
            /**
             * @description only accepted figures count
             * @enum {string}
             */
            decision: "proposed" | "accepted" | "rejected";
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            decision_note: string | null;
            /**
             * Format: int64
             * @description the request that the figure answers
             */
            request_id: number | null;
            /** @description the figure is at least a hundred times, or at most a hundredth of, the known figure of the nearest year: its unit may be wrong */
            doubt: {
                /** @enum {string} */
                kind: "much_more" | "much_less";
                /** Format: int64 */
                year: number;
                /**
                 * Format: double
                 * @description tonnes CO2e of the same scope in public sources or reports
                 */
                value: number;
            } | null;
        };
        StatedOutcomes: {
            outcomes: {
                /**
                 * Format: int64
                 * @description null: the row was refused
                 */
                organization_id: number | null;
                /** @description why it was refused */
                detail: string | null;
            }[];
        };
        ProductFootprintList: {
            /** Format: int64 */
            organization_id: number;
            /** @description newest year first */
            footprints: components["schemas"]["ProductFootprintEntry"][];
        };
        ProductFootprintEntry: {
            /** Format: int64 */
            id: number;
            /** Format: uuid */
            pact_id: string;
            /**
             * @description counts: it is in production_emission_factors; deprecated: its author withdrew it; replaced: another one names it as its predecessor; not_yet_valid, expired: outside its validity period
             * @enum {string}
             */
            state: "counts" | "deprecated" | "replaced" | "not_yet_valid" | "expired";
            spec_version: string;
            preceding_ids: string[];
            product: string;
            product_description: string;
            product_ids: string[];
            product_classifications: string[];
            company_name: string;
            company_ids: string[];
            /**
             * @description why it was accepted for this organization; person: it names another company, and a person confirmed that it is right
             * @enum {string}
             */
            company_known_by: "identifier" | "name" | "person";
            declared_unit: string;
            /** @description units in one declared unit, as written in the document */
            declared_amount: string;
            /** @description kilograms, as written in the document; null where the product has no mass */
            mass_per_declared_unit: string | null;
            /** @description kg CO2e per declared unit, as written in the document */
            pcf_excluding_biogenic_uptake: string;
            /** @description kg CO2e per declared unit, as written in the document */
            pcf_including_biogenic_uptake: string;
            /**
             * Format: int64
             * @description year of the last day of the reference period; the factor is in the answer’s performance of this year
             */
            year: number;
            /**
             * Format: double
             * @description kg CO2e per unit (not per declared unit), without biogenic uptake
             */
            factor: number;
            /**
             * Format: double
             * @description kg CO2e per kilogram of product; null where no mass is stated
             */
            factor_per_kilogram: number | null;
            reference_period_start: string;
            /** @description not part of it */
            reference_period_end: string;
            /** @description where it is made: ISO code or region of the United Nations; null: worldwide */
            geography: string | null;
            /** @description processes that it covers, in the words of its author */
            boundary: string | null;
            /** Format: date-time */
            valid_from: string | null;
            /**
             * Format: date-time
             * @description not part of it; three years after the reference period where the document does not state it
             */
            valid_until: string;
            exempted_percent: string;
            /** @description percent */
            primary_data_share: string | null;
            /** @description ratings of PACT, 1 (best) to 5 */
            data_quality: {
                technological: string;
                geographical: string;
                temporal: string;
            } | null;
            standards: string[];
            characterization_factors: string[];
            /** @description null: the document states no verification */
            verification: {
                coverage: string | null;
                provider: string | null;
                standard: string | null;
                completed_at: string | null;
            } | null;
            comment: string | null;
            created: string;
            /**
             * @description host: the supplier’s PACT host was asked
             * @enum {string}
             */
            origin: "uploaded" | "host";
            /** @description name of the file, or address of the host */
            given_from: string | null;
            given_by: string | null;
            /** Format: date-time */
            given_at: string;
        };
        ProductFootprintOutcome: {
            pact_id: string | null;
            product: string | null;
            /**
             * @description taken: stored; known: already stored; asks: it names another company (confirms_company stores it nevertheless)
             * @enum {string}
             */
            result: "taken" | "known" | "asks" | "refused";
            /** @description why it was not stored */
            detail: string | null;
        };
        ProductFootprintsTaken: {
            /** Format: int64 */
            organization_id: number;
            outcomes: components["schemas"]["ProductFootprintOutcome"][];
            /** @description newest year first */
            footprints: components["schemas"]["ProductFootprintEntry"][];
        };
        ProductFootprintDocument: {
            /** Format: int64 */
            id: number;
            /** Format: uuid */
            pact_id: string;
            /**
             * @description counts: it is in production_emission_factors; deprecated: its author withdrew it; replaced: another one names it as its predecessor; not_yet_valid, expired: outside its validity period
             * @enum {string}
             */
            state: "counts" | "deprecated" | "replaced" | "not_yet_valid" | "expired";
            spec_version: string;
            preceding_ids: string[];
            product: string;
            product_description: string;
            product_ids: string[];
            product_classifications: string[];
            company_name: string;
            company_ids: string[];
            /**
             * @description why it was accepted for this organization; person: it names another company, and a person confirmed that it is right
             * @enum {string}
             */
            company_known_by: "identifier" | "name" | "person";
            declared_unit: string;
            /** @description units in one declared unit, as written in the document */
            declared_amount: string;
            /** @description kilograms, as written in the document; null where the product has no mass */
            mass_per_declared_unit: string | null;
            /** @description kg CO2e per declared unit, as written in the document */
            pcf_excluding_biogenic_uptake: string;
            /** @description kg CO2e per declared unit, as written in the document */
            pcf_including_biogenic_uptake: string;
            /**
             * Format: int64
             * @description year of the last day of the reference period; the factor is in the answer’s performance of this year
             */
            year: number;
            /**
             * Format: double
             * @description kg CO2e per unit (not per declared unit), without biogenic uptake
             */
            factor: number;
            /**
             * Format: double
             * @description kg CO2e per kilogram of product; null where no mass is stated
             */
            factor_per_kilogram: number | null;
            reference_period_start: string;
            /** @description not part of it */
            reference_period_end: string;
            /** @description where it is made: ISO code or region of the United Nations; null: worldwide */
            geography: string | null;
            /** @description processes that it covers, in the words of its author */
            boundary: string | null;
            /** Format: date-time */
            valid_from: string | null;
            /**
             * Format: date-time
             * @description not part of it; three years after the reference period where the document does not state it
             */
            valid_until: string;
            exempted_percent: string;
            /** @description percent */
            primary_data_share: string | null;
            /** @description ratings of PACT, 1 (best) to 5 */
            data_quality: {
                technological: string;
                geographical: string;
                temporal: string;
            } | null;
            standards: string[];
            characterization_factors: string[];
            /** @description null: the document states no verification */
            verification: {
                coverage: string | null;
                provider: string | null;
                standard: string | null;
                completed_at: string | null;
            } | null;
            comment: string | null;
            created: string;
            /**
             * @description host: the supplier’s PACT host was asked
             * @enum {string}
             */
            origin: "uploaded" | "host";
            /** @description name of the file, or address of the host */
            given_from: string | null;
            given_by: string | null;
            /** Format: date-time */
            given_at: string;
            /**
             * ProductFootprintDocumentDocument
             * @description the ProductFootprint as it was sent
             */
            document: {
                [key: string]: unknown;
            };
        };
        PactHostOfOrganization: {
            /** Format: int64 */
            organization_id: number;
            /** @description null: none is set */
            host: components["schemas"]["PactHost"] | null;
        };
        PactHost: {
            url: string;
            auth_url: string | null;
            client_id: string;
            set_by: string | null;
            /** Format: date-time */
            set_at: string;
            /** Format: date-time */
            asked_at: string | null;
            /**
             * Format: int64
             * @description number of footprints in its last answer; null: it did not answer, or was never asked
             */
            answered: number | null;
            /** @description why it did not answer the last time, with what to do */
            failure: string | null;
        };
        PactHostAsked: {
            /** Format: int64 */
            organization_id: number;
            outcomes: components["schemas"]["ProductFootprintOutcome"][];
            /** @description newest year first */
            footprints: components["schemas"]["ProductFootprintEntry"][];
            host: components["schemas"]["PactHost"];
        };
        SupplierRequestList: {
            /** Format: int64 */
            organization_id: number;
            /** @description whether this installation can send the letter itself (SMTP_URL) */
            sends_mail: boolean;
            /** @description the newest first */
            requests: components["schemas"]["SupplierRequest"][];
        };
        SupplierRequest: {
            /** Format: int64 */
            id: number;
            /** @enum {string} */
            state: "open" | "answered" | "declined" | "expired" | "revoked";
            team: string;
            /** @enum {string} */
            language: "en" | "de" | "fr" | "sv" | "ja";
            /** Format: int64 */
            year: number;
            recipient: string | null;
            created_by: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            /**
             * Format: date-time
             * @description when its form was first shown
             */
            opened_at: string | null;
            /**
             * Format: date-time
             * @description when this service last sent the letter
             */
            mailed_at: string | null;
            /** Format: date-time */
            revoked_at: string | null;
            /** Format: date-time */
            answered_at: string | null;
            answered_by: string | null;
            answered_email: string | null;
            /** @description what the organization wrote with its figures */
            note: string | null;
            /**
             * Format: int64
             * @description the report that it sent
             */
            document_id: number | null;
        };
        SupplierRequestMade: {
            /** Format: int64 */
            organization_id: number;
            /** @description whether this installation can send the letter itself (SMTP_URL) */
            sends_mail: boolean;
            /** @description the newest first */
            requests: components["schemas"]["SupplierRequest"][];
            /** Format: int64 */
            request_id: number;
            /** @description the token of the link; shown once, stored only as a hash */
            token: string;
        };
        SupplierForm: {
            /** @enum {string} */
            state: "open" | "answered" | "declined" | "expired" | "revoked";
            team: string;
            /** @enum {string} */
            language: "en" | "de" | "fr" | "sv" | "ja";
            /** @description as the team calls it; null where the link is not open */
            organization: string | null;
            /**
             * Format: int64
             * @description null where the link is not open
             */
            year: number | null;
            /**
             * Format: date-time
             * @description null where the link is not open
             */
            expires_at: string | null;
            /** @description whether a report was sent with this link */
            has_report: boolean;
        };
        Industry: {
            id: string;
            name: string;
            /** Format: double */
            mean_score: number | null;
            /**
             * Format: int64
             * @description how many companies the mean score is computed from
             */
            scored_organizations: number;
            /** @description which companies the mean score covers; null without a mean score */
            mean_score_class: components["schemas"]["ScoredClass"] | null;
            performances: components["schemas"]["IndustryPerformance"][];
        };
        IndustryPerformance: {
            /** Format: int64 */
            year: number;
            /** @description ISO 3166-1 code of the country the factor applies to, or GLOBAL */
            region: string;
            /**
             * Format: double
             * @description kg CO2e per unit of `currency`
             */
            emission_factor: number;
            currency: string;
            /**
             * @description median_of_disclosed is our own median where EPA has no factor
             * @enum {string}
             */
            basis: "epa_supply_chain" | "median_of_disclosed";
            /**
             * Format: int64
             * @description how many companies the median is computed from
             */
            organizations: number | null;
            /** IndustryPerformanceSource */
            source: {
                url: string;
            };
        };
        ScoredClass: {
            /**
             * @description division is the industry itself; section and all occur only in answers made before scoring version 3
             * @enum {string}
             */
            level: "division" | "section" | "all";
            id: string;
            name: string;
            /**
             * Format: int64
             * @description how many of its scored companies were counted: for an organization, those with at least the same known share
             */
            organizations: number;
        };
        MatchingOrganization: {
            /** Format: int64 */
            id: number;
            link: string | null;
            name: string;
            names: {
                value: string;
            }[];
            websites: {
                value: string;
            }[];
            hq_region: string | null;
            hq_subregion: string | null;
            industry: {
                /** Format: int64 */
                id: number;
                name: string;
            } | null;
            tickers: {
                exchange: string;
                symbol: string;
            }[];
        };
        RegisteredFields: {
            name: string | null;
            hq_region: string | null;
            hq_subregion: string | null;
            hq_fuzzy: string | null;
            industry_id: string | null;
            industry_name: string | null;
            website: string | null;
            external_id: string | null;
            is_legal_entity_name: boolean | null;
            lei_number: string | null;
            isin_number: string | null;
            duns_number: string | null;
            sp_global_number: string | null;
            /** @description fields that a person set after the registration; they take precedence over the sources */
            set_by_hand: {
                field: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        Performance: {
            /** Format: int64 */
            year: number;
            /** @description GLOBAL, or the ISO 3166-1 code of the one country the figures cover, or the ISO 3166-2 code of a part of it ("US-WA") */
            region: string;
            /**
             * Format: double
             * @description kg CO2e of all scopes per unit of revenue_currency. Where emissions.scope_3.total is null, its scope 3 includes only the categories that are not null there
             */
            emission_factor: number | null;
            /**
             * Format: double
             * @description scopes 1, 2 and scope 3 categories 1 to 8
             */
            total_upstream_emission_factor: number | null;
            /** Format: double */
            scope_1_and_2_emission_factor: number | null;
            revenue_currency: string | null;
            /**
             * Format: double
             * @description whole units of revenue_currency
             */
            revenue: number | null;
            /** @description null where revenue was not converted */
            currency_conversion: components["schemas"]["CurrencyConversion"] | null;
            /** @description why revenue is not in the requested currency; null where it is, or where revenue is unknown */
            currency_note: string | null;
            emissions: components["schemas"]["Emissions"];
            /** @description factors of products whose footprints (PACT 3) the organization shares with this project; only in the worldwide entry of the year in which the reference period ends; not public */
            production_emission_factors: components["schemas"]["ProductionEmissionFactor"][];
            documents: components["schemas"]["Document"][];
            /** @description who compiled the figures, the publisher of the emissions first */
            publishers: string[];
            /** @description null where a public source compiled the emissions */
            extraction: components["schemas"]["Extraction"] | null;
            /** @description null where a public source compiled the revenue */
            revenue_extraction: components["schemas"]["Extraction"] | null;
            /** @description not null: the emissions were stated to this project and are not public; no score counts them */
            private_statement: components["schemas"]["PrivateStatement"] | null;
        };
        Emissions: {
            /** EmissionsScope1 */
            scope_1: {
                /** Format: double */
                total: number | null;
                /** Format: double */
                stationary_combustion: number | null;
                /** Format: double */
                mobile_combustion: number | null;
                /** Format: double */
                fugitive_emissions: number | null;
                /** Format: double */
                process_emissions: number | null;
                /** Format: double */
                sum: number | null;
            };
            /** EmissionsScope2 */
            scope_2: {
                /** Format: double */
                total: number | null;
                /** Format: double */
                total_location_based: number | null;
                /** Format: double */
                total_market_based: number | null;
                /** Format: double */
                purchased_electricity: number | null;
                /** Format: double */
                purchased_steam: number | null;
                /** Format: double */
                purchased_heat: number | null;
                /** Format: double */
                purchased_cooling: number | null;
                /** Format: double */
                sum: number | null;
            };
            /** EmissionsScope1And2 */
            scope_1_and_2: {
                /** Format: double */
                total: number | null;
                /** Format: double */
                total_location_based: number | null;
                /** Format: double */
                total_market_based: number | null;
            };
            /** EmissionsScope3 */
            scope_3: {
                /** Format: double */
                total: number | null;
                /** Format: double */
                purchased_goods_and_services: number | null;
                /** Format: double */
                capital_goods: number | null;
                /** Format: double */
                fuel_and_energy_related_activities: number | null;
                /** Format: double */
                upstream_transportation_and_distribution: number | null;
                /** Format: double */
                waste_generated_in_operations: number | null;
                /** Format: double */
                business_travel: number | null;
                /** Format: double */
                employee_commute: number | null;
                /** Format: double */
                upstream_leased_assets: number | null;
                /** Format: double */
                downstream_transportation_and_distribution: number | null;
                /** Format: double */
                processing_of_sold_products: number | null;
                /** Format: double */
                use_of_sold_products: number | null;
                /** Format: double */
                end_of_life_treatment_of_sold_products: number | null;
                /** Format: double */
                downstream_leased_assets: number | null;
                /** Format: double */
                franchises: number | null;
                /** Format: double */
                investments: number | null;
                /** Format: double */
                sum: number | null;
            };
            /** Format: double */
            total: number | null;
            /** Format: double */
            sum: number | null;
        };
        CurrencyConversion: {
            /** @description ISO 4217 code of the currency of the source; its compiler may have converted the figure before */
            from: string;
            to: string;
            /**
             * Format: double
             * @description units of `to` for one unit of `from`
             */
            rate: number;
            /**
             * Format: int64
             * @description the year whose rate was used
             */
            year: number;
            /** @description how the rate was computed: the mean of the calendar year unless months or a constant year are named */
            method: string;
            /**
             * CurrencyConversionSource
             * @description the first of `sources`
             */
            source: {
                title: string;
                url: string;
            };
            /** @description every table the rate was computed from */
            sources: {
                title: string;
                url: string;
            }[];
        };
        Extraction: {
            /** @description "extracted, verified by …" */
            method: string;
            /**
             * Format: int64
             * @description id of the report in GET /organizations/{id}/documents/{document_id}
             */
            document_id: number;
            document: string;
            verified_by: string[];
            /** @description false: some of it was read from the report and not yet checked by a person, but a sum printed in the report confirms it */
            is_checked: boolean;
            /**
             * Format: date-time
             * @description time of the last decision, or of the reading
             */
            verified_at: string;
        };
        PrivateStatement: {
            /** @description who stated them, where that is known */
            stated_by: string[];
            /**
             * Format: date-time
             * @description time of the last figure
             */
            stated_at: string;
            /** @description members of the team who accepted them, where that is known */
            accepted_by: string[];
            /** @description the lowest level among its figures; null where one of them has no stated level */
            assurance: ("none" | "unspecified" | "limited" | "reasonable") | null;
            /** @description false: a member of the team typed or imported some of it */
            is_own_answer: boolean;
        };
        ProductionEmissionFactor: {
            product: string;
            /** @description as PACT names it: kilogram, liter, piece, kilowatt hour, ton kilometer … */
            unit: string;
            /**
             * Format: double
             * @description kg CO2e per unit, without biogenic CO2 uptake; cradle to gate
             */
            factor: number;
            /** ProductionEmissionFactorSource */
            source: {
                url: string | null;
            };
            /**
             * Format: double
             * @description kg CO2e per unit
             */
            factor_including_biogenic_uptake: number;
            /**
             * Format: double
             * @description kg CO2e per kilogram of product; null where no mass is stated
             */
            factor_per_kilogram: number | null;
            /** @description URNs */
            product_ids: string[];
            /** @description where it is made: ISO 3166 code or a region of the United Nations; null: worldwide */
            geography: string | null;
            /** ProductionEmissionFactorReferencePeriod */
            reference_period: {
                start: string;
                /** @description not part of it */
                end: string;
            };
            /** Format: date-time */
            valid_until: string;
        };
        GroupOfOrganization: {
            /** GroupOfOrganizationParent */
            parent: {
                /** Format: int64 */
                id: number;
                name: string;
                hq_region: string | null;
            };
            /** @description the company at the top of the group, where it is another known one */
            ultimate_parent: {
                /** Format: int64 */
                id: number;
                name: string;
                hq_region: string | null;
            } | null;
            /**
             * @description legal_entity: stated by GLEIF (level 2); reviewed: decided by a person; name: its name is the parent’s name with a place added; website: its name extends the parent’s name and both have the same website. Nobody has confirmed the last two
             * @enum {string}
             */
            relation: "legal_entity" | "reviewed" | "name" | "website";
            reason: string;
            /** @description false: a person switched the figures and targets off, so they are empty */
            is_shown: boolean;
            /** @description performances of the parent */
            performances: components["schemas"]["Performance"][];
            sbti: {
                /** Format: date */
                last_retrieved_at: string | null;
                data: components["schemas"]["SbtiTarget"][];
            } | null;
            un_memberships: {
                name: string;
                /** @enum {string} */
                slug: "race-to-zero" | "un-global-compact";
                /** @description null: not known; never false for the UN Global Compact, whose list is too old for newer participants */
                is_member: boolean | null;
                /** Format: date */
                joined_at: string | null;
                /**
                 * Format: date
                 * @description the day of the list
                 */
                last_retrieved_at: string | null;
                /** @description the source whose list it is: Net Zero Tracker’s where that alone names a participant in Race to Zero */
                listed_by: ("race-to-zero" | "un-global-compact" | "net-zero-tracker") | null;
            }[];
            climate_pledge: {
                signed: boolean | null;
                /** Format: date */
                signed_at: string | null;
                link: string | null;
            } | null;
            sources: components["schemas"]["Source"][];
        };
        Document: {
            url: string | null;
            mirror_url: string | null;
            title: string | null;
            page: string | null;
            /** Format: date */
            published_at: string | null;
        };
        Source: {
            url: string;
            mirror_url: string | null;
            title: string | null;
            publisher: string | null;
            licence: string | null;
            /** Format: date */
            retrieved_at: string | null;
        };
        SbtiTarget: {
            /** Format: date */
            created_at: string | null;
            /** Format: date */
            retrieved_at: string | null;
            /** SbtiTargetNearTerm */
            near_term: {
                has_target: boolean;
                /** @enum {string} */
                target_status: "set" | "committed" | "removed" | "none";
                /**
                 * Format: int64
                 * @description an extension: the year it is due; null where the list does not say
                 */
                year: number | null;
                /** @description an extension: the temperature class as worded in the list, such as "Well-below 2°C" */
                ambition: string | null;
            };
            /** SbtiTargetLongTerm */
            long_term: {
                has_target: boolean;
                /**
                 * @description an extension
                 * @enum {string}
                 */
                target_status: "set" | "committed" | "removed" | "none";
                target: ("2" | "1.5") | null;
                /** Format: int64 */
                year: number | null;
                /** @description an extension: the temperature class as worded in the list, such as "Well-below 2°C" */
                ambition: string | null;
            };
            /** SbtiTargetNetZero */
            net_zero: {
                has_target: boolean;
                /**
                 * @description an extension
                 * @enum {string}
                 */
                target_status: "set" | "committed" | "removed" | "none";
                /** Format: int64 */
                target_year: number | null;
            };
            /** SbtiTargetBusinessAmbition15 */
            business_ambition_1_5: {
                has_target: boolean;
                /** Format: date */
                joined_at: string | null;
            };
            target_detail: string;
            /** @description an extension: why a commitment was removed or given more time, in the words of the list */
            reason: string | null;
            /**
             * Format: date
             * @description an extension: the first day on which the list no longer had it, or had it with status removed; null where it was not removed or the day is not known
             */
            removed_at: string | null;
        };
        ScoreReason: {
            indicator: string;
            /**
             * Format: double
             * @description of 100; negative where it lowered the score
             */
            points: number;
            /**
             * Format: double
             * @description the most points this indicator can give
             */
            possible: number;
            reason: string;
        };
        OrganizationAssessment: {
            /** Format: int64 */
            organization_id: number;
            /** @description status of the organization; research in progress may change the assessment */
            status: string;
            /** OrganizationAssessmentMethodology */
            methodology: {
                /** @description the version this score was computed with; null without a score */
                version: string | null;
                current_version: string;
                url: string;
            };
            /**
             * Format: double
             * @description null also where fewer than 40 points are known
             */
            score: number | null;
            /** @description what the score would be if everything unknown were bad, and if it were good */
            score_range: {
                /** Format: double */
                low: number;
                /** Format: double */
                high: number;
            } | null;
            /**
             * Format: double
             * @description sum of the points of all indicators, of 100; may be below 0
             */
            points: number | null;
            basis: ("own_evidence" | "industry_and_region") | null;
            confidence: ("low" | "medium" | "high") | null;
            /**
             * Format: double
             * @description share of the 100 points whose evidence is known
             */
            known_share: number | null;
            /** @description what the score is based on, in words */
            summary: string;
            groups: components["schemas"]["AssessedGroup"][];
            indicators: components["schemas"]["AssessedIndicator"][];
            /** @description what the organization could do to raise its score, given what is known about it; most points first */
            raise_most: {
                indicator: string;
                /** Format: double */
                gain: number;
                to_earn: string;
            }[];
            /** @description what this service would need in order to know more; a gap in its data, not a fault of the organization */
            we_need: {
                /** @enum {string} */
                need: "report" | "company" | "list_row" | "industry" | "country";
                /**
                 * Format: double
                 * @description points that would become known
                 */
                points: number;
                words: string;
            }[];
            /** OrganizationAssessmentIndustry */
            industry: {
                id: string | null;
                name: string | null;
                confidence: ("low" | "medium" | "high") | null;
                /** Format: double */
                percentile: number | null;
                /** @description the companies that the percentile compares with */
                compared_with: components["schemas"]["ScoredClass"] | null;
                /** @description why there is no percentile; too_few_known_as_well: fewer than ten companies of the industry have at least the same known share */
                percentile_reason: ("no_score" | "no_industry" | "too_few_known_as_well") | null;
            };
        };
        AssessedGroup: {
            id: string;
            title: string;
            about: string;
            /** Format: double */
            points: number;
            /** Format: double */
            possible: number;
            /**
             * Format: double
             * @description the score if this group did not exist: points of the other groups divided by the most they can have
             */
            score_without: number | null;
        };
        AssessedIndicator: {
            id: string;
            group: string;
            title: string;
            /**
             * Format: double
             * @description negative only where something is known to be bad
             */
            points: number;
            /** Format: double */
            possible: number;
            /**
             * Format: double
             * @description the part of `possible` whose evidence is known; of a disclosure only what our sources show is known
             */
            known_points: number;
            /**
             * @description unknown: neither adds nor subtracts points; not_earned: known, and adds none or subtracts some
             * @enum {string}
             */
            state: "earned" | "not_earned" | "unknown";
            reason: string;
            /** @description the evidence considered, for programs; its keys depend on the indicator */
            evidence: {
                [key: string]: number | string | boolean | null;
            };
            /** @description what would earn the rest, or why there is no advice; null where all is earned */
            to_earn: string | null;
            /** @description why it cannot follow the advice, which `raise_most` then leaves out: "fossil_fuels", "target_ended"; null where nothing is known to prevent it */
            advice_limit: string | null;
        };
        Methodology: {
            version: string;
            /** Format: double */
            points: number;
            principles: {
                id?: string;
                title: string;
                text: string;
            }[];
            confidence: {
                /** @enum {string} */
                level: "low" | "medium" | "high";
                /** Format: double */
                from_known_share: number;
            }[];
            groups: {
                id: string;
                title: string;
                about: string;
                /** Format: double */
                possible: number;
                indicators: {
                    id: string;
                    title: string;
                    /** Format: double */
                    possible: number;
                    rules: {
                        id?: string;
                        /** Format: double */
                        points: number;
                        when: string;
                    }[];
                    to_earn: string;
                    is_in_its_hands: boolean;
                }[];
            }[];
            relevant_scope_3_categories: {
                divisions: string;
                what: string;
                categories: string[];
            }[];
            levels: {
                id?: string;
                title: string;
                unit: string;
                /**
                 * Format: int64
                 * @description how many figures were divided into fifths
                 */
                figures: number;
                levels: {
                    level: string;
                    /**
                     * Format: double
                     * @description null: no upper end
                     */
                    at_most: number | null;
                }[];
                /** @description names of those whose level is unknown */
                without_figure: string[];
                /** @description the same as ISO 3166-1 codes, where they are countries */
                regions_without_figure?: string[];
            }[];
        };
        ProblemList: {
            problems: components["schemas"]["Problem"][];
        };
        Problem: {
            /** Format: int64 */
            id: number;
            /** @description JSON pointer into the current answer; null where it has no such figure */
            path: string | null;
            /**
             * Format: int64
             * @description the year, for a figure of one year
             */
            year: number | null;
            /** @description GLOBAL or the country, for a figure of one year */
            region: string | null;
            /** @description JSON pointer below its performance, or below the answer */
            pointer: string | null;
            text: string;
            author: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null: open
             */
            closed_at: string | null;
        };
        AnnotationList: {
            annotations: components["schemas"]["Annotation"][];
        };
        Annotation: {
            /** Format: int64 */
            id: number;
            /** @description JSON pointer into the current answer; null where it has no such figure */
            path: string | null;
            /**
             * Format: int64
             * @description the year, for a figure of one year
             */
            year: number | null;
            /** @description GLOBAL or the country, for a figure of one year */
            region: string | null;
            /** @description JSON pointer below its performance, or below the answer */
            pointer: string | null;
            text: string;
            author: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        IndustryFigures: {
            id: string;
            name: string;
            /** Format: double */
            mean_score: number | null;
            /**
             * Format: int64
             * @description how many companies the mean score is computed from
             */
            scored_organizations: number;
            /** @description which companies the mean score covers; null without a mean score */
            mean_score_class: components["schemas"]["ScoredClass"] | null;
            performances: components["schemas"]["IndustryPerformance"][];
            /** IndustryFiguresSection */
            section: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            level: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            /** @description median of `intensities`; null where fewer than ten companies have one */
            peer_median: {
                /** Format: double */
                value: number;
                /** Format: int64 */
                organizations: number;
            } | null;
            /** IndustryFiguresKnown */
            known: {
                /**
                 * Format: int64
                 * @description known companies of this industry or country
                 */
                companies: number;
                /**
                 * Format: int64
                 * @description how many of those have at least one yearly figure in our sources, revenue included
                 */
                disclosing: number;
                /**
                 * Format: int64
                 * @description how many of those have a worldwide emission figure in our sources; null: not yet counted
                 */
                with_worldwide_figures: number | null;
                /**
                 * Format: int64
                 * @description how many of those have emission figures for one country only; null: not yet counted
                 */
                with_one_country_figures: number | null;
                /** @description scores from 0 to 1, in ascending order */
                scores: number[];
                /** @description scopes 1 and 2 in kg CO2e per US dollar of revenue for the newest year that has both, in ascending order */
                intensities: number[];
            };
            /** @description organizations of this project, ordered by name; at most 200 */
            organizations: components["schemas"]["OwnOrganization"][];
            /** Format: int64 */
            organizations_total: number;
        };
        RegionFigures: {
            /** @description ISO 3166-1 alpha-2 */
            code: string;
            name: string;
            /** @enum {string} */
            level: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            carbon_intensity: {
                /**
                 * Format: double
                 * @description fossil CO2 in kg per US dollar of gross domestic product at current prices
                 */
                value: number;
                /** Format: int64 */
                year: number;
                /** Format: double */
                co2_tonnes: number;
                /** Format: double */
                gdp_usd: number;
            } | null;
            /** RegionFiguresKnown */
            known: {
                /**
                 * Format: int64
                 * @description known companies of this industry or country
                 */
                companies: number;
                /**
                 * Format: int64
                 * @description how many of those have at least one yearly figure in our sources, revenue included
                 */
                disclosing: number;
                /**
                 * Format: int64
                 * @description how many of those have a worldwide emission figure in our sources; null: not yet counted
                 */
                with_worldwide_figures: number | null;
                /**
                 * Format: int64
                 * @description how many of those have emission figures for one country only; null: not yet counted
                 */
                with_one_country_figures: number | null;
                /** @description scores from 0 to 1, in ascending order */
                scores: number[];
                /** @description scopes 1 and 2 in kg CO2e per US dollar of revenue for the newest year that has both, in ascending order */
                intensities: number[];
            };
            /** @description organizations of this project, ordered by name; at most 200 */
            organizations: components["schemas"]["OwnOrganization"][];
            /** Format: int64 */
            organizations_total: number;
            sources: {
                title: string;
                publisher: string;
                url: string;
                /** Format: date */
                retrieved_at: string;
            }[];
        };
        RegionList: {
            regions: components["schemas"]["RegionSummary"][];
            sources: {
                title: string;
                publisher: string;
                url: string;
                /** Format: date */
                retrieved_at: string;
            }[];
        };
        RegionSummary: {
            /** @description ISO 3166-1 alpha-2 */
            code: string;
            name: string;
            /** @enum {string} */
            level: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            carbon_intensity: {
                /**
                 * Format: double
                 * @description fossil CO2 in kg per US dollar of gross domestic product at current prices
                 */
                value: number;
                /** Format: int64 */
                year: number;
                /** Format: double */
                co2_tonnes: number;
                /** Format: double */
                gdp_usd: number;
            } | null;
            /**
             * Format: int64
             * @description known companies of this industry or country
             */
            companies: number;
            /**
             * Format: int64
             * @description how many of those have at least one yearly figure in our sources, revenue included
             */
            disclosing: number;
            /**
             * Format: int64
             * @description of this project
             */
            organizations: number;
        };
        OwnOrganization: {
            /** Format: int64 */
            id: number;
            name: string | null;
            /** Format: double */
            score: number | null;
            intensity: {
                /** Format: int64 */
                year: number;
                /**
                 * Format: double
                 * @description kg CO2e per US dollar, scopes 1 and 2
                 */
                value: number;
            } | null;
        };
        Timeline: {
            /** Format: date-time */
            registered_at: string;
            /** @description changes of state, the newest first; at most 200 */
            events: {
                /** Format: date-time */
                at: string;
                state: string;
                reason: string;
                /** @description the reason as codes for programs; null for a reason without codes, such as the message of an error */
                reason_codes: {
                    /** @description which sentence it is; new codes may be added at any time */
                    code: string;
                    /** @description names, numbers and codes that fill the sentence */
                    values: {
                        [key: string]: string;
                    };
                }[] | null;
            }[];
            /** @description editions of the sources named in the answer that are in use now */
            editions: {
                source: string;
                title: string;
                publisher: string;
                vintage: string;
                /** Format: date */
                retrieved_at: string;
            }[];
        };
        TargetList: {
            targets: components["schemas"]["Target"][];
        };
        Target: {
            /**
             * @description interim and end are kinds of Net Zero Tracker, the others of SBTi
             * @enum {string}
             */
            kind: "near_term" | "long_term" | "net_zero" | "interim" | "end";
            /** @description as in the list: set, committed, removed; or the kind of target in words */
            status: string;
            /** @description temperature class of SBTi */
            ambition: string | null;
            /** Format: int64 */
            target_year: number | null;
            /**
             * Format: int64
             * @description null where the list, as far as it is imported, does not state it
             */
            base_year: number | null;
            /**
             * Format: double
             * @description of the emissions of the base year
             */
            reduction_percent: number | null;
            /** @description which scopes it covers; null where the list does not state it */
            scopes: string | null;
            /** TargetSource */
            source: {
                title: string;
                publisher: string;
                url: string;
                /** Format: date */
                retrieved_at: string;
            };
        };
        OrganizationList: {
            organizations: components["schemas"]["OrganizationSummary"][];
            next_cursor: string | null;
            previous_cursor: string | null;
            /**
             * Format: int64
             * @description position of the first row among the matching ones, from 1; 0 without rows. Counted on from page to page
             */
            first_position: number;
            /** Format: int64 */
            matching: number;
            /** @description false: there are more than `matching`, which happens with filters in projects of 50,000 organizations and more */
            matching_is_exact: boolean;
            /** @description the year and currency by which the list is ordered or filtered by spend; null: neither was asked for, or no spend is known */
            spend_order: {
                /** Format: int64 */
                year: number;
                /** @enum {string} */
                currency: "USD";
            } | null;
            /** OrganizationListTotals */
            totals: {
                /** Format: int64 */
                organizations: number;
                /**
                 * Format: int64
                 * @description organizations with an emission figure in our sources, worldwide or of one country
                 */
                with_emissions: number;
                /** Format: int64 */
                with_worldwide_figures: number;
                /**
                 * Format: int64
                 * @description organizations with figures of one country but no worldwide ones
                 */
                with_one_country_figures: number;
                /**
                 * Format: int64
                 * @description organizations without figures because no company of our sources was matched
                 */
                not_recognised: number;
                /**
                 * Format: int64
                 * @description organizations with a target set, without those whose near-term target year is over
                 */
                with_science_based_targets: number;
                /** Format: int64 */
                in_progress: number;
            };
        };
        OrganizationSummary: {
            /** Format: int64 */
            id: number;
            name: string;
            hq_region: string | null;
            /** @description name of the matched company; null: no company is matched */
            matched_name: string | null;
            industry: {
                id: string;
                name: string;
            } | null;
            /** @description where `industry` is null, the divisions it may belong to */
            industry_group: {
                id: string;
                name: string;
            }[];
            /** @description whether a company of our sources is matched; where none is, nothing was looked up, so null elsewhere says nothing about our sources */
            is_identified: boolean;
            website: string | null;
            external_id: string | null;
            status: string;
            /**
             * Format: double
             * @description null also where less than 40 of the 100 points are known
             */
            score: number | null;
            score_range: {
                /** Format: double */
                low: number;
                /** Format: double */
                high: number;
            } | null;
            /** Format: double */
            known_share: number | null;
            /** Format: double */
            industry_score_percentile: number | null;
            /** @enum {string} */
            industry_rank: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            /** @enum {string} */
            region_rank: "very_high" | "high" | "medium" | "low" | "very_low" | "unknown";
            latest_emissions: {
                /** Format: int64 */
                year: number;
                region: string;
                /** Format: double */
                kilograms: number;
                /**
                 * @description which scopes the amount includes
                 * @enum {string}
                 */
                covers: "all_scopes" | "scope_1_and_2" | "scope_1";
                /** @description stated: a total that the source prints; added_up: our sum of scopes or of sites */
                basis: ("stated" | "added_up") | null;
                /** @description who compiled the figures, the publisher of the emissions first */
                publishers: string[];
            } | null;
            /** @description years with the same scopes and region as `latest_emissions`, oldest first, at most twelve */
            emissions_series: {
                /** Format: int64 */
                year: number;
                /** Format: double */
                kilograms: number;
            }[];
            /** @description newest amount of scopes 1 and 2; null: none in our sources */
            scopes_1_and_2: {
                /** Format: int64 */
                year: number;
                /** @description "GLOBAL", or the country that it covers where no worldwide figure is known */
                region: string;
                /** Format: double */
                kilograms: number;
                /**
                 * @description stated: a total that the source prints; added_up: our sum of scopes or of sites
                 * @enum {string}
                 */
                basis: "stated" | "added_up";
                /** @description accounting method of its scope 2; null: it includes no scope 2 */
                scope_2_method: ("market" | "location" | "not_stated") | null;
                /** @description who compiled it, the publisher of the emissions first */
                publishers: string[];
                /** @description years of the same scopes, region and method, oldest first, at most twelve */
                series: {
                    /** Format: int64 */
                    year: number;
                    /** Format: double */
                    kilograms: number;
                }[];
                /**
                 * @description "scope_1" where no year has both
                 * @enum {string}
                 */
                covers: "scope_1_and_2" | "scope_1";
            } | null;
            /** @description newest amount of all three scopes: among years whose scope 3 is a total or has at least seven categories, otherwise among all years; null: none in our sources */
            all_scopes: {
                /** Format: int64 */
                year: number;
                /** @description "GLOBAL", or the country that it covers where no worldwide figure is known */
                region: string;
                /** Format: double */
                kilograms: number;
                /**
                 * @description stated: a total that the source prints; added_up: our sum of scopes or of sites
                 * @enum {string}
                 */
                basis: "stated" | "added_up";
                /** @description accounting method of its scope 2; null: it includes no scope 2 */
                scope_2_method: ("market" | "location" | "not_stated") | null;
                /** @description who compiled it, the publisher of the emissions first */
                publishers: string[];
                /** @description years of the same scopes, region and method, oldest first, at most twelve */
                series: {
                    /** Format: int64 */
                    year: number;
                    /** Format: double */
                    kilograms: number;
                }[];
                /** @description the categories of scope 3 (1 to 15) that it is known to include, added up by us or parts of a stated total; null: not in our sources */
                scope_3_categories: number[] | null;
                /** @description "categories": they are known; "total_only": scope 3 is a stated total without them; "scopes_unknown": the whole amount is a stated total without parts; null: researched before this was stored */
                scope_3_coverage: ("categories" | "total_only" | "scopes_unknown") | null;
                /** @description true: the organization is a bank, an insurer or a fund (ISIC 64 to 66) and the amount lacks category 15 (investments), so it is not ordered by all scopes */
                lacks_investments: boolean;
            } | null;
            /** @description kg CO2e of scopes 1 and 2, worldwide, per US dollar of revenue of that year. Comparable within one industry only */
            intensity: {
                /** Format: double */
                kilograms_per_unit: number;
                currency: string;
                /** Format: int64 */
                year: number;
                /**
                 * @description which scopes the amount includes
                 * @enum {string}
                 */
                covers: "all_scopes" | "scope_1_and_2" | "scope_1";
            } | null;
            has_science_based_target: boolean | null;
            /**
             * OrganizationSummaryCommitments
             * @description null: not known
             */
            commitments: {
                sbti: ("set" | "committed" | "removed" | "none") | null;
                net_zero_target: boolean | null;
                /** @description status in the SBTi list: `net_zero_target` is true for "set" and false for the other three */
                net_zero_status: ("set" | "committed" | "removed" | "none") | null;
                /** @description the day of the SBTi list */
                sbti_list_of: string | null;
                /** @description the day of the Race to Zero list; null where Net Zero Tracker alone names the participant */
                race_to_zero_list_of: string | null;
                race_to_zero: boolean | null;
                global_compact: boolean | null;
                climate_pledge: boolean | null;
            };
            /**
             * Format: int64
             * @description year of the near-term target with status set in the SBTi list; once it is over, the latest year of its targets with status set; null: none is set, or the list states no year
             */
            target_year: number | null;
            /** @description confidence of the score */
            confidence: ("low" | "medium" | "high") | null;
            /**
             * Format: int64
             * @description number of companies that research could not decide between
             */
            open_candidates: number;
            /** @description name of the parent company, where the organization has no figures of its own; null also where a person switched it off */
            group: string | null;
            /** @description whether it is a known company, as research found or a person decided; null while research is in progress and after it failed */
            recognition: ("recognised" | "to_decide" | "not_found") | null;
            labels: string[];
            /**
             * OrganizationSummaryIdentifiers
             * @description as they were sent
             */
            identifiers: {
                lei_number: string | null;
                isin_number: string | null;
                duns_number: string | null;
                sp_global_number: string | null;
            };
            /** @description other columns of your list; null: none */
            own_data: {
                category: string | null;
                buyer: string | null;
                contact_email: string | null;
                columns: {
                    [key: string]: string;
                };
                /** @description sum of the lines of each year and currency, newest year first */
                spend: {
                    /** Format: int64 */
                    year: number;
                    currency: string;
                    /** Format: double */
                    amount: number;
                }[];
                /** @description all lines of each year in US dollars at the mean rates of that year, newest year first; null: an amount has no rate. The list is ordered and filtered by it */
                spend_in_usd: {
                    /** Format: int64 */
                    year: number;
                    /** Format: double */
                    amount: number | null;
                }[];
            } | null;
            created_at: string;
            updated_at: string;
        };
        BatchOutcomes: {
            outcomes: components["schemas"]["BatchOutcome"][];
        };
        BatchOutcome: {
            organization: {
                /** Format: int64 */
                id: number;
                /** @description false: it was registered already, by an earlier request or row */
                is_new: boolean;
            } | null;
            /** @description with dry_run=true: what registering would lead to */
            dry_run: components["schemas"]["DryRun"] | null;
            /** @description what POST /organizations would have answered */
            error: components["schemas"]["ErrorBody"] | null;
        };
        BatchStatuses: {
            organizations: {
                /** Format: int64 */
                id: number;
                status: string;
            }[];
        };
        ChangeOutcomes: {
            outcomes: components["schemas"]["ChangeOutcome"][];
        };
        ChangeOutcome: {
            organization: {
                /**
                 * Format: int64
                 * @description id of the organization that answers: the surviving one where two were merged
                 */
                id: number;
                /** @description false: it had these values already */
                is_changed: boolean;
            } | null;
            /** @description what PATCH /organizations/{id} would have answered */
            error: components["schemas"]["ErrorBody"] | null;
        };
        OrganizationsRemoved: {
            /** @description organizations that were merged into one of these are removed with it and not listed */
            removed: number[];
            /** @description ids that this project does not have, or no longer has */
            not_found: number[];
            /**
             * Format: date-time
             * @description until then they can be restored
             */
            erased_at: string;
        };
        OrganizationsRestored: {
            restored: number[];
            /** @description ids that were not removed, or are erased */
            not_found: number[];
        };
        ListImportList: {
            imports: components["schemas"]["ListImport"][];
        };
        ListImport: {
            /** Format: int64 */
            id: number;
            file_name: string | null;
            imported_by: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null: its rows are still being sent, or it was abandoned
             */
            completed_at: string | null;
            /** Format: date-time */
            taken_back_at: string | null;
            /** Format: int64 */
            replaced_by: number | null;
            /** Format: int64 */
            rows: number;
            /**
             * Format: int64
             * @description rows whose organization this import added to the project
             */
            registered: number;
            /**
             * Format: int64
             * @description rows whose organization was in the project before
             */
            found: number;
            /** Format: int64 */
            refused: number;
        };
        ListImportPage: {
            import: components["schemas"]["ListImport"];
            /** ListImportPageCounts */
            counts: {
                /** Format: int64 */
                recognised: number;
                /** Format: int64 */
                to_decide: number;
                /** Format: int64 */
                not_found: number;
                /** Format: int64 */
                in_progress: number;
                /** Format: int64 */
                failed: number;
                /** Format: int64 */
                refused: number;
                /** Format: int64 */
                removed: number;
            };
            rows: components["schemas"]["ListImportRow"][];
            /**
             * Format: int64
             * @description `after` of the next page; null on the last
             */
            next_after: number | null;
        };
        ListImportRow: {
            /** Format: int64 */
            number: number;
            name: string;
            country: string | null;
            /**
             * Format: int64
             * @description null where the row was refused or the organization removed
             */
            organization_id: number | null;
            organization_name: string | null;
            /** @description whether this import added the organization to the project */
            is_own: boolean;
            /**
             * @description the current state: recognised, to decide (which company it is), not found, in progress, failed, refused, removed since
             * @enum {string}
             */
            state: "recognised" | "to_decide" | "not_found" | "in_progress" | "failed" | "refused" | "removed";
            detail: string | null;
        };
        ListImportChange: {
            import: components["schemas"]["ListImport"];
            /**
             * Format: int64
             * @description how many organizations were removed or restored
             */
            organizations: number;
        };
        PortfolioSummary: {
            /**
             * Format: int64
             * @description organizations that pass the filter
             */
            organizations: number;
            /**
             * Format: int64
             * @description organizations with an emission figure in our sources, worldwide or of one country
             */
            with_emissions: number;
            /**
             * PortfolioSummaryFigures
             * @description organizations by the emission figures that our sources have; each is counted once
             */
            figures: {
                /** Format: int64 */
                worldwide: number;
                /**
                 * Format: int64
                 * @description with figures of one country but no worldwide ones
                 */
                one_country: number;
                /**
                 * Format: int64
                 * @description recognised, but our sources have no figures that passed our checks; they may still disclose some
                 */
                none: number;
                /**
                 * Format: int64
                 * @description not matched to a company of our sources
                 */
                not_recognised: number;
                /**
                 * Format: int64
                 * @description still being researched and without figures so far
                 */
                in_progress: number;
            };
            /**
             * PortfolioSummaryRecognition
             * @description organizations by whether they were recognised as a known company, where research has ended without a failure
             */
            recognition: {
                /** Format: int64 */
                recognised: number;
                /** Format: int64 */
                to_decide: number;
                /** Format: int64 */
                not_found: number;
            };
            /** @description organizations with worldwide figures by the newest year of each, newest first */
            newest_worldwide_years: {
                /** Format: int64 */
                year: number;
                /** Format: int64 */
                count: number;
            }[];
            /**
             * Format: double
             * @description 0 to 1; null without organizations
             */
            share_with_emissions: number | null;
            /**
             * Format: double
             * @description 0 to 1 of all organizations; unknown, and a target whose year is over, count as not known to have a target
             */
            share_with_science_based_targets: number | null;
            /** @description ten tenths */
            score_distribution: {
                /** Format: double */
                from: number;
                /** Format: double */
                to: number;
                /** Format: int64 */
                count: number;
            }[];
            /** Format: int64 */
            without_score: number;
            /** @description median of the newest kg CO2e of scopes 1 and 2, worldwide, per unit of revenue, at the mean rate of its year; null where no organization has one, and where they belong to more than one industry, because such figures are not comparable */
            median_intensity: {
                /** Format: double */
                kilograms_per_unit: number;
                currency: string;
                /**
                 * Format: int64
                 * @description how many organizations the median is computed from
                 */
                organizations: number;
                /** Format: int64 */
                first_year: number;
                /** Format: int64 */
                last_year: number;
            } | null;
            /** PortfolioSummaryScienceBasedTargets */
            science_based_targets: {
                /** Format: int64 */
                yes: number;
                /** Format: int64 */
                no: number;
                /** Format: int64 */
                unknown: number;
                /**
                 * Format: int64
                 * @description the list has a target set, and the years of all its validated targets are over; not counted in `yes`
                 */
                passed: number;
            };
            /** PortfolioSummaryRaceToZero */
            race_to_zero: {
                /** Format: int64 */
                yes: number;
                /** Format: int64 */
                no: number;
                /** Format: int64 */
                unknown: number;
            };
            /** PortfolioSummaryGlobalCompact */
            global_compact: {
                /** Format: int64 */
                yes: number;
                /** Format: int64 */
                no: number;
                /** Format: int64 */
                unknown: number;
            };
            /** PortfolioSummaryClimatePledge */
            climate_pledge: {
                /** Format: int64 */
                yes: number;
                /** Format: int64 */
                no: number;
                /** Format: int64 */
                unknown: number;
            };
            /** PortfolioSummaryNetZero */
            net_zero: {
                /** Format: int64 */
                yes: number;
                /** Format: int64 */
                no: number;
                /** Format: int64 */
                unknown: number;
            };
            /** @description most organizations first */
            countries: {
                /** @description null: not known */
                id: string | null;
                /** Format: int64 */
                count: number;
            }[];
            /** @description ISIC divisions */
            industries: {
                id: string | null;
                name: string | null;
                /** Format: int64 */
                count: number;
                section: string | null;
            }[];
            /** PortfolioSummaryStatuses */
            statuses: {
                /** Format: int64 */
                synced: number;
                /** Format: int64 */
                in_progress: number;
                /** Format: int64 */
                errored: number;
            };
            confidences: {
                /** @description null: not known */
                id: string | null;
                /** Format: int64 */
                count: number;
            }[];
            labels: {
                label: string;
                /** Format: int64 */
                count: number;
            }[];
            /** Format: int64 */
            with_candidates: number;
            /**
             * PortfolioSummaryWorklists
             * @description organizations that need a person’s attention, in the whole project, whatever the filter
             */
            worklists: {
                /**
                 * Format: int64
                 * @description the newest year with spend; null: none
                 */
                spend_year: number | null;
                lists: {
                    /**
                     * @description to_decide: a person has to choose the company (`has_candidates=yes`); no_figures: recognised, but without figures in our sources (`figures=none`); target_removed: the SBTi list has its commitment as removed (`sbti=removed`)
                     * @enum {string}
                     */
                    id: "to_decide" | "no_figures" | "target_removed";
                    /** Format: int64 */
                    organizations: number;
                    /**
                     * Format: double
                     * @description 0 to 1 of the spend in `spend_year`; null without spend, and where an amount has no exchange rate
                     */
                    spend_share: number | null;
                }[];
            };
            /**
             * PortfolioSummaryEngagement
             * @description organizations by stage of engagement; each is at exactly one stage
             */
            engagement: {
                /** PortfolioSummaryEngagementStages */
                stages: {
                    /** Format: int64 */
                    not_contacted: number;
                    /** Format: int64 */
                    asked: number;
                    /** Format: int64 */
                    answered: number;
                    /** Format: int64 */
                    verified: number;
                    /** Format: int64 */
                    declined: number;
                };
                /** @description most organizations first, at most 200 */
                owners: {
                    owner: string;
                    /** Format: int64 */
                    count: number;
                }[];
            };
            /**
             * PortfolioSummaryOwnData
             * @description values of the other columns of your list
             */
            own_data: {
                categories: {
                    value: string;
                    /** Format: int64 */
                    count: number;
                }[];
                buyers: {
                    value: string;
                    /** Format: int64 */
                    count: number;
                }[];
                columns: {
                    heading: string;
                    /** Format: int64 */
                    count: number;
                }[];
                /** @description newest year first */
                spend: {
                    /** Format: int64 */
                    year: number;
                    currency: string;
                    /** Format: int64 */
                    count: number;
                }[];
            };
        };
        OwnDataAnswer: {
            /** Format: int64 */
            organization_id: number;
            category: string | null;
            buyer: string | null;
            contact_email: string | null;
            /** @description other columns of your list, by their headings */
            columns: {
                [key: string]: string;
            };
            /** @description newest year first */
            spend: {
                /** @description the external_id or name that it was sent with */
                account: string;
                /** Format: int64 */
                year: number;
                /** Format: double */
                amount: number;
                currency: string;
                category: string | null;
                price_basis: ("purchaser" | "basic") | null;
                given_at: string;
            }[];
        };
        Footprint: {
            /**
             * Format: int64
             * @description the year of the spend; null: there is no spend of any year
             */
            year: number | null;
            /** @description years with spend, newest first */
            years: number[];
            currency: string;
            /** FootprintTotal */
            total: {
                /**
                 * Format: double
                 * @description kg CO2e
                 */
                kg: number;
                /**
                 * Format: double
                 * @description kg CO2e
                 */
                low: number;
                /**
                 * Format: double
                 * @description kg CO2e
                 */
                high: number;
                /**
                 * Format: double
                 * @description share of the emissions that is computed from own figures; null without a line
                 */
                primary_share: number | null;
                /**
                 * Format: double
                 * @description 1 (best) to 5, after PCAF, weighed by spend; null without a line
                 */
                quality: number | null;
                /**
                 * Format: double
                 * @description spend with suppliers that have more spend than credits
                 */
                spend: number;
                /**
                 * Format: double
                 * @description in the requested currency, at the mean rate of the year of the spend
                 */
                covered_spend: number;
                /**
                 * FootprintTotalCredits
                 * @description credits are subtracted only from the spend with the same supplier; absent in footprints kept by version 1
                 */
                credits?: {
                    /** Format: int64 */
                    suppliers: number;
                    /**
                     * Format: double
                     * @description the credited amount, negative
                     */
                    amount: number;
                    /**
                     * Format: double
                     * @description the part that exceeds the spend with its supplier, negative; it is in no sum
                     */
                    beyond_spend: number;
                };
                /** Format: int64 */
                suppliers: number;
                /** Format: int64 */
                covered_suppliers: number;
            };
            /** @description the total by the scope 3 category assigned to your categories of spend; absent in footprints kept by version 1 */
            scope_3_categories?: {
                /**
                 * Format: int64
                 * @description 1, 2, or null: not assigned
                 */
                scope_3_category: number | null;
                /**
                 * Format: double
                 * @description kg CO2e
                 */
                kg: number;
                /**
                 * Format: double
                 * @description share of `kg` that is computed from own figures; null without a line
                 */
                primary_share: number | null;
                /** @description the methods of its lines */
                methods: ("supplier_specific" | "hybrid" | "industry_average")[];
                /**
                 * Format: double
                 * @description in the requested currency, at the mean rate of the year of the spend
                 */
                spend: number;
                /**
                 * Format: double
                 * @description in the requested currency, at the mean rate of the year of the spend
                 */
                covered_spend: number;
                /** Format: int64 */
                suppliers: number;
            }[];
            /** @description categories of the spend, the largest first; absent in footprints kept by version 1 */
            categories?: {
                /** @description as in your list; null: spend without a category */
                category: string | null;
                /** @description the industry that your team assigned to it */
                industry: {
                    id: string;
                    name: string;
                } | null;
                /**
                 * Format: int64
                 * @description 1 or 2, as your team assigned it
                 */
                scope_3_category: number | null;
                /** Format: int64 */
                suppliers: number;
                /**
                 * Format: double
                 * @description without credits
                 */
                spend: number;
                /**
                 * Format: int64
                 * @description how many of them are not covered because their industry is unknown
                 */
                waiting_suppliers: number;
            }[];
            methods: {
                /** @enum {string} */
                method: "supplier_specific" | "hybrid" | "industry_average";
                /** Format: int64 */
                suppliers: number;
                /**
                 * Format: double
                 * @description in the requested currency, at the mean rate of the year of the spend
                 */
                spend: number;
                /**
                 * Format: double
                 * @description kg CO2e
                 */
                kg: number;
            }[];
            not_covered: {
                /** @enum {string} */
                reason: "no_rate" | "not_positive" | "industry_unknown" | "industry_group" | "no_factor";
                /** Format: int64 */
                suppliers: number;
                /**
                 * Format: double
                 * @description in the requested currency, at the mean rate of the year of the spend
                 */
                spend: number;
            }[];
            /** @description largest emissions first, those without a result last */
            lines: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                country: string | null;
                industry: {
                    id: string;
                    name: string;
                } | null;
                /**
                 * Format: double
                 * @description null where an amount has no exchange rate
                 */
                spend: number | null;
                /** @description the method that a person chose for it; null: the best one available is used */
                chosen_method: ("supplier_specific" | "hybrid" | "industry_average") | null;
                /** @enum {string} */
                target: "validated" | "committed" | "removed" | "expired" | "none" | "unknown";
                /** @description null: no method covers it */
                result: {
                    /** @enum {string} */
                    method: "supplier_specific" | "hybrid" | "industry_average";
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    kg: number;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    low: number;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    high: number;
                    /**
                     * Format: double
                     * @description the part that is computed from the supplier’s own figures
                     */
                    primary_kg: number;
                    /**
                     * Format: double
                     * @description its share of the emissions of all lines
                     */
                    share: number;
                    /**
                     * Format: double
                     * @description 1 (best) to 5, after PCAF
                     */
                    quality: number;
                    /** @description true: the own figures lack some purchases and nothing replaces them, so the emissions are this much or more */
                    is_at_least: boolean;
                    /** Format: double */
                    kg_per_usd: number;
                    own_figures: {
                        /** Format: int64 */
                        year: number;
                        /**
                         * Format: double
                         * @description kg CO2e
                         */
                        scope_1_and_2_kg: number;
                        /**
                         * Format: double
                         * @description kg CO2e
                         */
                        upstream_scope_3_kg: number | null;
                        upstream_categories: number[];
                        /** Format: double */
                        revenue_usd: number;
                        /** @description true: its emissions were stated to this project and are not public */
                        is_private: boolean;
                    } | null;
                    /** @description emissions of its deliveries to you in the year of the spend, as the supplier stated them; not public */
                    allocated: {
                        /**
                         * Format: double
                         * @description kg CO2e
                         */
                        kg: number;
                        /** @enum {string} */
                        covers: "cradle_to_gate" | "scopes_1_and_2";
                        /** @description by an independent third party, according to the supplier */
                        is_assured: boolean;
                    } | null;
                    factor: {
                        /** Format: double */
                        kg_per_usd: number;
                        /** Format: int64 */
                        price_year: number;
                        region: string;
                        /** @enum {string} */
                        basis: "epa_supply_chain" | "median_of_disclosed" | "mean_of_divisions" | "spend_category";
                        /** @description true where it is, or is made of, a median of what companies of an industry disclose; absent elsewhere */
                        has_medians?: boolean;
                        /**
                         * Format: int64
                         * @description how many divisions the factor is the mean of, where no single one is known
                         */
                        divisions: number | null;
                        /** @description the industries a mean is computed from; absent where it is the factor of `industry`, and in footprints kept by version 1 */
                        industries?: {
                            id: string;
                            name: string;
                        }[];
                        /** @description the categories of your list that were assigned to these industries; present where `basis` is spend_category */
                        categories?: string[];
                    } | null;
                    /** @description subtracted from the factor in a hybrid line */
                    industry_scopes_1_and_2: {
                        /** Format: double */
                        kg_per_usd: number;
                        /** Format: int64 */
                        organizations: number;
                    } | null;
                    /** @description the chosen method, where the known data do not allow it */
                    not_possible: ("supplier_specific" | "hybrid" | "industry_average") | null;
                    /** @description the sources among `editions` that this line uses; absent where they were not stored */
                    sources?: string[];
                } | null;
                /** @description why there is no result */
                not_covered: ("no_rate" | "not_positive" | "industry_unknown" | "industry_group" | "no_factor") | null;
            }[];
            /** FootprintHotSpots */
            hot_spots: {
                industries: {
                    /** @description null: not known */
                    id: string | null;
                    name: string | null;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    kg: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    share: number;
                    /**
                     * Format: double
                     * @description share of this entry and all before it
                     */
                    cumulative_share: number;
                    /**
                     * Format: double
                     * @description of `kg` that of suppliers whose own industry is not known: it counts here because somebody of your team gave this industry to categories of their spend; absent in what was kept before it was told
                     */
                    category_kg?: number;
                }[];
                countries: {
                    /** @description null: not known */
                    id: string | null;
                    name: string | null;
                    /**
                     * Format: double
                     * @description kg CO2e
                     */
                    kg: number;
                    /**
                     * Format: double
                     * @description 0 to 1
                     */
                    share: number;
                    /**
                     * Format: double
                     * @description share of this entry and all before it
                     */
                    cumulative_share: number;
                }[];
            };
            /** FootprintEngagement */
            engagement: {
                /**
                 * Format: int64
                 * @description how many of the largest suppliers make up 67% of the emissions
                 */
                two_thirds: number | null;
                /** FootprintEngagementTargets */
                targets: {
                    /** FootprintEngagementTargetsValidated */
                    validated: {
                        /** Format: int64 */
                        suppliers: number;
                        /**
                         * Format: double
                         * @description 0 to 1
                         */
                        spend_share: number;
                        /**
                         * Format: double
                         * @description share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers
                         */
                        emission_share: number | null;
                    };
                    /** FootprintEngagementTargetsCommitted */
                    committed: {
                        /** Format: int64 */
                        suppliers: number;
                        /**
                         * Format: double
                         * @description 0 to 1
                         */
                        spend_share: number;
                        /**
                         * Format: double
                         * @description share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers
                         */
                        emission_share: number | null;
                    };
                    /** FootprintEngagementTargetsRemoved */
                    removed: {
                        /** Format: int64 */
                        suppliers: number;
                        /**
                         * Format: double
                         * @description 0 to 1
                         */
                        spend_share: number;
                        /**
                         * Format: double
                         * @description share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers
                         */
                        emission_share: number | null;
                    };
                    /** FootprintEngagementTargetsExpired */
                    expired: {
                        /** Format: int64 */
                        suppliers: number;
                        /**
                         * Format: double
                         * @description 0 to 1
                         */
                        spend_share: number;
                        /**
                         * Format: double
                         * @description share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers
                         */
                        emission_share: number | null;
                    };
                    /** FootprintEngagementTargetsNone */
                    none: {
                        /** Format: int64 */
                        suppliers: number;
                        /**
                         * Format: double
                         * @description 0 to 1
                         */
                        spend_share: number;
                        /**
                         * Format: double
                         * @description share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers
                         */
                        emission_share: number | null;
                    };
                    /** FootprintEngagementTargetsUnknown */
                    unknown: {
                        /** Format: int64 */
                        suppliers: number;
                        /**
                         * Format: double
                         * @description 0 to 1
                         */
                        spend_share: number;
                        /**
                         * Format: double
                         * @description share of the computed emissions, which cover `covered_spend`; null: computed for none of these suppliers
                         */
                        emission_share: number | null;
                    };
                };
                goal: {
                    /**
                     * @description whether the share is of spend or of emissions
                     * @enum {string}
                     */
                    basis: "spend" | "emissions";
                    /**
                     * Format: double
                     * @description 0 to 1: share of suppliers with validated targets
                     */
                    share: number;
                    /** @description the year by whose end the goal should be reached */
                    year: number;
                    /**
                     * Format: double
                     * @description the share reached by validated targets that have not expired
                     */
                    reached: number;
                    /** @description ids of suppliers without such a target, the largest first, just enough to reach the goal */
                    gap: number[];
                } | null;
            };
            /**
             * Format: int64
             * @description version of the calculation; it is raised when the same inputs would yield other figures
             */
            version: number;
            /** @description exchange rates used: units for one US dollar, mean of the year */
            rates: {
                currency: string;
                /** Format: int64 */
                year: number;
                /** Format: double */
                per_usd: number;
                source: string;
            }[];
            /** @description the editions it was computed with; version 1 kept only their ids */
            editions: {
                source: string;
                /** Format: date */
                retrieved_at: string;
                publisher?: string;
                title?: string;
                /** @description what the edition covers, in words */
                vintage?: string;
            }[];
        };
        EngagementGoalSet: {
            goal: {
                /**
                 * @description whether the share is of spend or of emissions
                 * @enum {string}
                 */
                basis: "spend" | "emissions";
                /**
                 * Format: double
                 * @description 0 to 1: share of suppliers with validated targets
                 */
                share: number;
                /** @description the year by whose end the goal should be reached */
                year: number;
            } | null;
        };
        CategorySuggestions: {
            category: string;
            /** @description its words name no kind of thing ("Miscellaneous", "Services"), so that no one industry can be meant */
            is_mixture: boolean;
            /** @description that its words speak for, best first, at most five; none is taken by itself */
            industries: {
                id: string;
                name: string;
            }[];
        };
        SpendCategoriesSet: {
            categories: {
                category: string;
                industry: {
                    id: string;
                    name: string;
                } | null;
                /** Format: int64 */
                scope_3_category: number | null;
            }[];
        };
        FootprintMethodChosen: {
            /** Format: int64 */
            organization_id: number;
            method: ("supplier_specific" | "hybrid" | "industry_average") | null;
        };
        WebhookList: {
            webhooks: components["schemas"]["Webhook"][];
        };
        Webhook: {
            /** Format: int64 */
            id: number;
            url: string;
            description: string | null;
            /** @description null: all */
            kinds: string[] | null;
            /** @enum {string} */
            state: "on" | "off";
            /** @description true: switched off because the address answered 410 */
            is_gone: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description until then messages are also signed with the previous secret
             */
            earlier_secret_until: string | null;
            /** WebhookDeliveries */
            deliveries: {
                /** Format: int64 */
                waiting: number;
                /**
                 * Format: int64
                 * @description of the last 30 days
                 */
                delivered: number;
                /** Format: int64 */
                dead: number;
            };
        };
        CreatedWebhook: {
            /** Format: int64 */
            id: number;
            url: string;
            description: string | null;
            /** @description null: all */
            kinds: string[] | null;
            /** @enum {string} */
            state: "on" | "off";
            /** @description true: switched off because the address answered 410 */
            is_gone: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description until then messages are also signed with the previous secret
             */
            earlier_secret_until: string | null;
            /** CreatedWebhookDeliveries */
            deliveries: {
                /** Format: int64 */
                waiting: number;
                /**
                 * Format: int64
                 * @description of the last 30 days
                 */
                delivered: number;
                /** Format: int64 */
                dead: number;
            };
            /** @description whsec_…, to check signatures with; shown once */
            secret: string;
        };
        RotatedSecret: {
            secret: string;
            /** Format: date-time */
            earlier_secret_until: string;
        };
        DeliveryPage: {
            deliveries: components["schemas"]["WebhookDelivery"][];
            next_cursor: string | null;
        };
        WebhookDelivery: {
            /** Format: int64 */
            id: number;
            /** @description webhook-id, the same for each attempt, so that receivers can process a message once */
            message_id: string;
            /** Format: int64 */
            change_id: number;
            kind: string;
            /** WebhookDeliveryOrganization */
            organization: {
                /** Format: int64 */
                id: number;
                name: string | null;
            };
            /**
             * @description dead: no more attempts are made
             * @enum {string}
             */
            state: "waiting" | "sending" | "delivered" | "dead";
            /** Format: int64 */
            attempts: number;
            /** Format: date-time */
            made_at: string;
            /** Format: date-time */
            next_attempt_at: string | null;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * Format: int64
             * @description status of the last answer; null where there was none
             */
            status: number | null;
            /** @description why the last attempt failed */
            failure: string | null;
        };
        Replayed: {
            /**
             * Format: int64
             * @description deliveries that are sent again, starting with a first attempt
             */
            replayed: number;
        };
        Digest: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            until: string;
            /** Format: int64 */
            changes: number;
            /** Format: int64 */
            organizations: number;
            subject: string;
            text: string;
            /** @description a complete page without scripts or external resources */
            html: string;
            mail: components["schemas"]["DigestMail"];
        };
        DigestMail: {
            /** @description whether this installation sends e-mail (SMTP_URL) */
            is_possible: boolean;
            /**
             * @description daily at 06:00 UTC, weekly on Mondays; off: no e-mail
             * @enum {string}
             */
            cadence: "off" | "daily" | "weekly";
            recipients: string[];
            /** @enum {string} */
            language: "en" | "de" | "fr" | "sv" | "ja";
            /** Format: date-time */
            next_at: string | null;
            /** Format: date-time */
            last_sent_at: string | null;
            /** @description why the last e-mail was not sent */
            last_failure: string | null;
        };
        ChangePage: {
            changes: components["schemas"]["NotedChange"][];
            /** @description `since` of the next page; null on the last page */
            next_cursor: string | null;
            /** @description `since` of a later call that should return only changes noted after this one, with `order=noted` */
            latest_cursor: string;
        };
        ChangeSummary: {
            /** Format: int64 */
            changes: number;
            /**
             * Format: int64
             * @description organizations with at least one change
             */
            organizations: number;
            /** @description most changes first */
            kinds: {
                kind: string;
                /** Format: int64 */
                changes: number;
                /** Format: int64 */
                organizations: number;
            }[];
            /** @description organizations with at least one change, the most recently changed first; at most 10000 */
            organization_ids: number[];
            /** @description `since` of a later call that should return only changes noted after this one */
            latest_cursor: string;
        };
        NotedChange: {
            /**
             * Format: int64
             * @description increases with each change that is noted
             */
            id: number;
            /** NotedChangeOrganization */
            organization: {
                /** Format: int64 */
                id: number;
                name: string | null;
            };
            /** @description one of figures_added, target_committed, target_set, target_renewed, target_removed, target_expired, list_joined, list_left, score_moved, match_changed, report_found, report_decided, details_edited, or one that was added later */
            kind: string;
            /**
             * Format: date
             * @description the day of the change as its source states it; otherwise the day of `noted_at`
             */
            happened_on: string;
            /** Format: date-time */
            noted_at: string;
            /** @description already known when the organization was first researched */
            is_history: boolean;
            /** @description details of this kind of change (docs/changes.md); null: not known */
            details: {
                [key: string]: unknown;
            };
        };
        LabelsChanged: {
            organizations: {
                /** Format: int64 */
                id: number;
                labels: string[];
            }[];
            /** @description labels that the organization did not have before */
            added: {
                /** Format: int64 */
                id: number;
                label: string;
            }[];
            /** @description labels that the organization had before */
            removed: {
                /** Format: int64 */
                id: number;
                label: string;
            }[];
        };
        OrganizationEstimate: {
            /** Format: int64 */
            id: number;
            industry: {
                id: string;
                name: string;
                confidence: ("low" | "medium" | "high") | null;
            } | null;
            has_disclosed_emissions: boolean;
            estimate: components["schemas"]["Estimate"] | null;
            /** @description why there is no estimate */
            reason: string | null;
        };
        Estimate: {
            /**
             * Format: double
             * @description kg CO2e
             */
            value: number;
            /**
             * Format: double
             * @description kg CO2e
             */
            low: number;
            /**
             * Format: double
             * @description kg CO2e
             */
            high: number;
            /** @enum {string} */
            unit: "kg CO2e";
            /** @enum {string} */
            confidence: "low" | "medium";
            boundary: string;
            /** EstimateFactor */
            factor: {
                /** Format: double */
                kg_per_usd: number;
                /** Format: double */
                low_kg_per_usd: number;
                /** Format: double */
                high_kg_per_usd: number;
                /** Format: int64 */
                price_year: number;
                region: string;
                /** @enum {string} */
                basis: "epa_supply_chain" | "median_of_disclosed";
                /** Format: int64 */
                naics_codes: number | null;
                /** Format: int64 */
                organizations: number | null;
                /** EstimateFactorSource */
                source: {
                    title: string;
                    url: string;
                };
            };
            /** EstimateAmount */
            amount: {
                /** @enum {string} */
                kind: "spend" | "revenue";
                /** Format: double */
                amount: number;
                currency: string;
                /**
                 * Format: int64
                 * @description null where the source of a revenue states none
                 */
                year: number | null;
                /** Format: double */
                usd: number;
                /** @description null for a spend, which you sent */
                source: {
                    title: string;
                    url: string;
                } | null;
                currency_conversion: components["schemas"]["CurrencyConversion"] | null;
            };
            regional: components["schemas"]["RegionalEstimate"] | null;
            /** @description why there is no regional figure */
            regional_reason: string | null;
            /** @description every step and assumption, in words */
            basis: string[];
        };
        RegionalEstimate: {
            /**
             * Format: double
             * @description kg CO2e
             */
            value: number;
            /**
             * Format: double
             * @description kg CO2e
             */
            low: number;
            /**
             * Format: double
             * @description kg CO2e
             */
            high: number;
            /**
             * Format: double
             * @description the number that the unadjusted figures were multiplied by, between 0.5 and 2
             */
            ratio: number;
            /** Format: double */
            ratio_before_bounds: number;
            /** RegionalEstimateCountry */
            country: {
                region: string;
                /** Format: double */
                kg_per_usd: number;
                /** Format: int64 */
                year: number;
            };
            /** RegionalEstimateReference */
            reference: {
                region: string;
                /** Format: double */
                kg_per_usd: number;
                /** Format: int64 */
                year: number;
            };
            sources: {
                title: string;
                url: string;
            }[];
        };
        MatchQuestion: {
            /**
             * Format: int64
             * @description id of the organization that answers: the surviving one where two were merged
             */
            organization_id: number;
            candidates: components["schemas"]["MatchCandidate"][];
            /** @description what a person decided for this spelling of the name, with or without its country; null where nobody did */
            answer: {
                /**
                 * Format: int64
                 * @description null: none of `not_companies`; where that is empty, none of the known companies
                 */
                company_id: number | null;
                company_name: string | null;
                /** @description companies that were shown and rejected; they are not offered again */
                not_companies: number[];
                /** Format: date-time */
                answered_at: string;
            } | null;
            duplicates: components["schemas"]["RelatedOrganization"][];
            /** @description organizations that were merged into this one */
            merged: components["schemas"]["RelatedOrganization"][];
        };
        MatchCandidate: {
            /** Format: int64 */
            company_id: number;
            name: string;
            names: {
                value: string;
            }[];
            hq_region: string | null;
            industry: {
                /** Format: int64 */
                id: number;
                name: string;
            } | null;
            websites: {
                value: string;
            }[];
            identifiers: {
                kind: string;
                value: string;
            }[];
            sources: {
                title: string;
                url: string;
            }[];
            /** @description what the sources contain about it; null in a dry run, which does not look it up */
            held: {
                /**
                 * Format: int64
                 * @description how many years of figures
                 */
                years: number;
                /** Format: int64 */
                latest_year: number | null;
                /** @description titles of the lists of commitments that name it */
                lists: string[];
            } | null;
            /**
             * Format: double
             * @description used only to rank candidates; no decision is based on it
             */
            likeness: number;
            /** @description what speaks for it */
            reasons: string[];
            /** @description what speaks against it */
            vetoes: string[];
            /** @description codes of each of `reasons` */
            reason_codes: ({
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[] | null)[];
            /** @description codes of each of `vetoes` */
            veto_codes: ({
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[] | null)[];
        };
        CompanySearch: {
            companies: components["schemas"]["MatchCandidate"][];
        };
        CommitmentQuestions: {
            /** Format: int64 */
            organization_id: number;
            /**
             * Format: int64
             * @description the matched company; null where there is none, and then there are no questions
             */
            company_id: number | null;
            /** @description one for each list in which no row has a known name of the company, but some rows have a similar name */
            questions: components["schemas"]["CommitmentQuestion"][];
        };
        CommitmentQuestion: {
            /** @enum {string} */
            list: "sbti" | "race-to-zero" | "climate-pledge" | "net-zero-tracker";
            title: string;
            /** @description the day of the list */
            retrieved_at: string | null;
            /**
             * @description open: a row may belong to the company, so nothing is stated from this list; joined: a row does; none: a person decided that none does
             * @enum {string}
             */
            state: "open" | "joined" | "none";
            candidates: components["schemas"]["CommitmentCandidate"][];
        };
        CommitmentCandidate: {
            /** Format: int64 */
            company_id: number;
            name: string;
            /** @description the name as its rows of the list have it */
            names_as_listed: string[];
            hq_region: string | null;
            /** @description LEI and ISIN */
            identifiers: {
                kind: string;
                value: string;
            }[];
            /** @description what a person decided; null where nobody did */
            is_same: boolean | null;
        };
        RelatedOrganization: {
            /** Format: int64 */
            id: number;
            name: string | null;
            hq_region: string | null;
            reason: string;
            /** @description the reason as codes for programs; null for a reason without codes, such as the message of an error */
            reason_codes: {
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[] | null;
            /** @description research found several companies that it may be; that has to be decided before the two can be compared */
            is_undecided: boolean;
        };
        DryRun: {
            /** @enum {string} */
            outcome: "same" | "candidates" | "new";
            /**
             * Format: int64
             * @description the organization of this project that would answer
             */
            organization_id: number | null;
            /** @description its name; differs from the name you sent where only an identifier is the same */
            organization_name: string | null;
            company: {
                /** Format: int64 */
                id: number;
                name: string;
                /** @description country of its headquarters; may differ from the country you sent */
                hq_region: string | null;
            } | null;
            /** @description how the organization of `organization_id` was found: by your own id, an identifier, the company that both are matched to, the name, or an identical earlier registration; null without such an organization */
            matched_by: ("external_id" | "identifier" | "company" | "name" | "repeat") | null;
            /** @description an organization of this project that is already matched to `company` but differs, for example in its country: a registration creates a second organization, which POST /organizations/{id}/merge can join with it */
            same_company: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                hq_region: string | null;
            } | null;
            reason: string;
            candidates: components["schemas"]["MatchCandidate"][];
        };
        DocumentList: {
            /** Format: int64 */
            organization_id: number;
            /** @description whether this installation may fetch a report from an address */
            takes_addresses: boolean;
            /** @description the language model that the text of at most `most_pages` pages of each added report is sent to; null: none */
            model: {
                host: string;
                name: string;
                /** Format: int64 */
                most_pages: number;
            } | null;
            documents: components["schemas"]["ReportDocument"][];
        };
        DocumentMatch: {
            /**
             * Format: int64
             * @description bytes
             */
            size: number;
            /**
             * Format: int64
             * @description null: it could not be read
             */
            pages: number | null;
            /** @description why it could not be read, in words */
            failure: string | null;
            /** @description the same as a code; null where there is no code */
            failure_code: ("empty" | "no_report" | "password" | "damaged" | "no_text" | "gone" | "unpacks_too_large" | "takes_too_long" | "needs_too_much_memory" | "too_many_pages" | "page_too_full" | "ended_reader_twice") | null;
            /**
             * Format: int64
             * @description the limit that was exceeded, in the unit of the code
             */
            failure_limit: number | null;
            /**
             * Format: int64
             * @description the organization that the text names on its first pages and at least twice as often as any other; null: a person has to choose
             */
            suggested_organization_id: number | null;
            /** @description organizations of this project that the text names, the most often named first; at most 5 */
            organizations: {
                /** Format: int64 */
                organization_id: number;
                name: string | null;
                /** @description ISO 3166-1 code */
                hq_region: string | null;
                /**
                 * DocumentMatchOrganizationsItemBecause
                 * @description why it may be this one’s report
                 */
                because: {
                    /** @description the name, as the text writes it */
                    words: string;
                    /**
                     * Format: int64
                     * @description how often the text has it, other than in longer names
                     */
                    times: number;
                    /**
                     * Format: int64
                     * @description the first page that has it, counted from 1
                     */
                    page: number;
                };
                /**
                 * Format: int64
                 * @description the same file, where this organization has it already
                 */
                document_id: number | null;
            }[];
            /** @description known companies that it names and this project has not registered; at most 3 */
            companies: {
                name: string;
                /** @description ISO 3166-1 code */
                hq_region: string | null;
                /**
                 * DocumentMatchCompaniesItemBecause
                 * @description why it may be this one’s report
                 */
                because: {
                    /** @description the name, as the text writes it */
                    words: string;
                    /**
                     * Format: int64
                     * @description how often the text has it, other than in longer names
                     */
                    times: number;
                    /**
                     * Format: int64
                     * @description the first page that has it, counted from 1
                     */
                    page: number;
                };
            }[];
        };
        ReportDocument: {
            /** Format: int64 */
            id: number;
            name: string;
            /**
             * @description source: a public source names its address; found: on the organization’s own website, by the service
             * @enum {string}
             */
            origin: "uploaded" | "address" | "source" | "found";
            /** @description the address it was fetched from */
            url: string | null;
            media_type: string | null;
            /**
             * Format: int64
             * @description bytes; null until it was fetched
             */
            size: number | null;
            /** @enum {string} */
            state: "waiting" | "reading" | "read" | "failed";
            /** @description why it could not be read, in words; for one that was read, why not completely */
            failure: string | null;
            /** @description the same as a code for programs; null where there is no code */
            failure_code: ("empty" | "no_report" | "password" | "damaged" | "no_text" | "gone" | "unpacks_too_large" | "takes_too_long" | "needs_too_much_memory" | "too_many_pages" | "page_too_full" | "ended_reader_twice") | null;
            /**
             * Format: int64
             * @description the limit that was exceeded: MB for unpacks_too_large and needs_too_much_memory, seconds for takes_too_long, pages for too_many_pages, pieces of text for page_too_full
             */
            failure_limit: number | null;
            /** Format: int64 */
            pages: number | null;
            /**
             * Format: int64
             * @description fewer than `pages` while it is being read, and where it was not read completely
             */
            pages_read: number;
            /** @description damaged pages of an otherwise readable file, of which nothing was read; null where that is not known */
            skipped_pages: number[] | null;
            /** @description the language model that also read it; null: none was asked */
            model_reading: {
                model: string;
                host: string;
                /** @description version of the prompt, docs/reports.md */
                prompt: string;
                /** @description pages whose text was sent */
                pages: number[];
                failure: ("unreachable" | "refused" | "unreadable") | null;
                /**
                 * Format: int64
                 * @description amounts it returned that no page contains, and that were left out
                 */
                dropped: number;
            } | null;
            /** Format: date-time */
            added_at: string;
            added_by: string | null;
            /** Format: date-time */
            settled_at: string | null;
            /** @description whether its text names the organization, its matched company, its group or one of their other known names; null where that was not looked for */
            names_organization: boolean | null;
            /** @description who said that it is this organization’s report although its text does not name it */
            confirmed_by: string | null;
            /** Format: date-time */
            confirmed_at: string | null;
            /** @description nothing of it can be accepted or corrected before a person confirms that it is this organization’s report */
            asks_whose: boolean;
        };
        DocumentReading: {
            /** Format: int64 */
            organization_id: number;
            document: components["schemas"]["ReportDocument"];
            figures: components["schemas"]["DocumentFigure"][];
            /** @description revenue and employees */
            facts: {
                /**
                 * Format: int64
                 * @description decided on like a figure, with the same path
                 */
                id: number;
                /** @enum {string} */
                kind: "revenue" | "employees";
                /** Format: int64 */
                year: number;
                /**
                 * Format: double
                 * @description whole units of `currency`; persons or full-time equivalents
                 */
                value: number;
                /** @description ISO 4217; null for employees, and where the report does not say whose "$" or "kr" it is */
                currency: string | null;
                /** @description how employees are counted, where the report says so */
                basis: string | null;
                printed_value: string;
                printed_unit: string;
                /**
                 * Format: int64
                 * @description counted from 1 in the file
                 */
                page: number;
                quote: string;
                /** @description its place on the page, in points from the upper left corner */
                box: {
                    /** Format: double */
                    x0: number;
                    /** Format: double */
                    y0: number;
                    /** Format: double */
                    x1: number;
                    /** Format: double */
                    y1: number;
                } | null;
                /**
                 * Format: double
                 * @description for ordering; not calibrated
                 */
                confidence: number;
                /** @description why it was read this way: names of rules, each with the words and numbers it used */
                reasons: {
                    /** @enum {string} */
                    rule: "label" | "label_under" | "label_beside_scope" | "scope_column" | "amount_by_label" | "answer_to" | "note_names" | "category_before_amount" | "sentence" | "tag" | "bar_chart" | "line_chart" | "bar_segment" | "series_in_legend" | "series_on_chart" | "column" | "card_title" | "only_amount_beside" | "bar_length_agrees" | "heights_agree" | "year_in_sentence" | "year_in_row" | "year_in_label" | "year_in_heading" | "year_under_amount" | "year_beside_amount" | "year_of_sentence_before" | "year_of_answer" | "year_of_title" | "year_of_report" | "base_year_beside" | "unit_beside_value" | "unit_in_row" | "unit_in_label" | "unit_in_column" | "unit_over_heads" | "unit_in_heading" | "unit_merged_over_rows" | "unit_in_table_head" | "unit_of_whole" | "unit_in_caption" | "unit_in_title" | "unit_stated" | "unit_elsewhere" | "unit_compared" | "unit_printed_as" | "unit_from" | "other_units_named" | "method_of_block" | "method_other_than" | "sum_of" | "sum_above" | "sum_of_sections" | "sum_of_rows" | "sum_of_stack" | "sum_in_sentence" | "rest_of_both" | "proved_by_sum" | "proved_by_two_readers" | "read_by_model" | "says_otherwise" | "said";
                    values: {
                        [key: string]: string;
                    };
                }[];
                /** @description sum: a sum printed in the report confirms the figure; two_readers: rules and a language model read the same amount; person: a person verified it; null: none of them */
                proof: ("sum" | "two_readers" | "person") | null;
                /**
                 * @description who read it
                 * @enum {string}
                 */
                reader: "rules" | "model";
                /** @description what the other reader read for the same year and scope; null: nothing, or there was no other reader */
                other_reading: {
                    /**
                     * Format: double
                     * @description tonnes
                     */
                    value: number;
                    printed_value: string;
                    printed_unit: string;
                    /** Format: int64 */
                    page: number;
                    quote: string;
                    /** @description its place on the page, in points from the upper left corner */
                    box: {
                        /** Format: double */
                        x0: number;
                        /** Format: double */
                        y0: number;
                        /** Format: double */
                        x1: number;
                        /** Format: double */
                        y1: number;
                    } | null;
                } | null;
                /** @enum {string} */
                decision: "proposed" | "accepted" | "corrected" | "rejected";
                /** @description true: a proposal that is shown among the figures with a mark, because a sum printed in the report confirms it */
                is_shown_unchecked: boolean;
                corrected: {
                    /** Format: int64 */
                    year: number;
                    /** Format: double */
                    value: number;
                    currency: string | null;
                } | null;
                decided_by: string | null;
                /** Format: date-time */
                decided_at: string | null;
                note: string | null;
            }[];
            statements: {
                /** @enum {string} */
                kind: "assurance" | "boundary" | "base_year" | "gwp";
                /** @description assurance: none, limited, reasonable; boundary: operational_control, financial_control, equity_share; base_year: the year; gwp: SAR, TAR, AR4, AR5, AR6 */
                value: string;
                /** @description for an assurance; null where the report does not say who gave it */
                assured_by: string | null;
                /** Format: int64 */
                page: number;
                quote: string;
                /** @description its place on the page, in points from the upper left corner */
                box: {
                    /** Format: double */
                    x0: number;
                    /** Format: double */
                    y0: number;
                    /** Format: double */
                    x1: number;
                    /** Format: double */
                    y1: number;
                } | null;
            }[];
            /** @description worldwide figures of the matched company, including those that verified figures of a report replace */
            public_figures: {
                /** Format: int64 */
                year: number;
                /** @enum {string} */
                scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15";
                /**
                 * Format: double
                 * @description tonnes CO2e
                 */
                value: number;
                publisher: string;
            }[];
            public_revenues: {
                /** Format: int64 */
                year: number;
                /** Format: double */
                value: number;
                currency: string;
                publisher: string;
            }[];
        };
        DocumentFigure: {
            /** Format: int64 */
            id: number;
            /** Format: int64 */
            year: number;
            /**
             * @description "2" is scope 2 whose method the report does not state; lb: location-based, mb: market-based
             * @enum {string}
             */
            scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15";
            /**
             * Format: double
             * @description tonnes of `gas`
             */
            value: number;
            /**
             * @description CO2 alone is never counted as CO2e
             * @enum {string}
             */
            gas: "CO2e" | "CO2";
            printed_value: string;
            printed_unit: string;
            /**
             * Format: int64
             * @description counted from 1 in the file
             */
            page: number;
            quote: string;
            /** @description its place on the page, in points from the upper left corner */
            box: {
                /** Format: double */
                x0: number;
                /** Format: double */
                y0: number;
                /** Format: double */
                x1: number;
                /** Format: double */
                y1: number;
            } | null;
            /**
             * Format: double
             * @description for ordering; not calibrated
             */
            confidence: number;
            /** @description why it was read this way: names of rules, each with the words and numbers it used */
            reasons: {
                /** @enum {string} */
                rule: "label" | "label_under" | "label_beside_scope" | "scope_column" | "amount_by_label" | "answer_to" | "note_names" | "category_before_amount" | "sentence" | "tag" | "bar_chart" | "line_chart" | "bar_segment" | "series_in_legend" | "series_on_chart" | "column" | "card_title" | "only_amount_beside" | "bar_length_agrees" | "heights_agree" | "year_in_sentence" | "year_in_row" | "year_in_label" | "year_in_heading" | "year_under_amount" | "year_beside_amount" | "year_of_sentence_before" | "year_of_answer" | "year_of_title" | "year_of_report" | "base_year_beside" | "unit_beside_value" | "unit_in_row" | "unit_in_label" | "unit_in_column" | "unit_over_heads" | "unit_in_heading" | "unit_merged_over_rows" | "unit_in_table_head" | "unit_of_whole" | "unit_in_caption" | "unit_in_title" | "unit_stated" | "unit_elsewhere" | "unit_compared" | "unit_printed_as" | "unit_from" | "other_units_named" | "method_of_block" | "method_other_than" | "sum_of" | "sum_above" | "sum_of_sections" | "sum_of_rows" | "sum_of_stack" | "sum_in_sentence" | "rest_of_both" | "proved_by_sum" | "proved_by_two_readers" | "read_by_model" | "says_otherwise" | "said";
                values: {
                    [key: string]: string;
                };
            }[];
            /** @description sum: a sum printed in the report confirms the figure; two_readers: rules and a language model read the same amount; person: a person verified it; null: none of them */
            proof: ("sum" | "two_readers" | "person") | null;
            /**
             * @description who read it
             * @enum {string}
             */
            reader: "rules" | "model";
            /** @description what the other reader read for the same year and scope; null: nothing, or there was no other reader */
            other_reading: {
                /**
                 * Format: double
                 * @description tonnes
                 */
                value: number;
                printed_value: string;
                printed_unit: string;
                /** Format: int64 */
                page: number;
                quote: string;
                /** @description its place on the page, in points from the upper left corner */
                box: {
                    /** Format: double */
                    x0: number;
                    /** Format: double */
                    y0: number;
                    /** Format: double */
                    x1: number;
                    /** Format: double */
                    y1: number;
                } | null;
            } | null;
            /** @enum {string} */
            decision: "proposed" | "accepted" | "corrected" | "rejected";
            /** @description true: a proposal that is shown among the figures with a mark, because a sum printed in the report confirms it */
            is_shown_unchecked: boolean;
            corrected: {
                /** Format: int64 */
                year: number;
                /** @enum {string} */
                scope: "1" | "2" | "3" | "2lb" | "2mb" | "1+2" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "3.15";
                /**
                 * Format: double
                 * @description tonnes CO2e
                 */
                value: number;
            } | null;
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            note: string | null;
        };
        ProjectSummary: {
            /** Format: int64 */
            id: number;
            name: string;
            /** Format: int64 */
            max_organizations: number | null;
            /** Format: int64 */
            organizations: number;
            created_at: string;
        };
        CreatedProject: {
            /** Format: int64 */
            id: number;
            name: string;
            api_key: string;
        };
        KeySummary: {
            /** Format: int64 */
            id: number;
            /** @description the first characters of the key, to distinguish keys */
            prefix: string;
            /** @description read: GET; write: POST, PUT and DELETE */
            scopes: ("read" | "write")[];
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            last_used_at: string | null;
        };
        CreatedKey: {
            /** Format: int64 */
            id: number;
            /** @description the first characters of the key, to distinguish keys */
            prefix: string;
            /** @description read: GET; write: POST, PUT and DELETE */
            scopes: ("read" | "write")[];
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            last_used_at: string | null;
            api_key: string;
        };
        TeamKeySummary: {
            /** Format: int64 */
            id: number;
            /** @description null for a key that was set with TEAM_KEY */
            prefix: string | null;
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            last_used_at: string | null;
        };
        CreatedTeamKey: {
            /** Format: int64 */
            id: number;
            /** @description null for a key that was set with TEAM_KEY */
            prefix: string | null;
            created_at: string;
            expires_at: string | null;
            revoked_at: string | null;
            last_used_at: string | null;
            team_key: string;
        };
        AuditPage: {
            events: components["schemas"]["AuditEvent"][];
            next_cursor: string | null;
        };
        AuditEvent: {
            /** Format: int64 */
            id: number;
            at: string;
            /** @description one of the kinds listed for the query, or one that was added later */
            kind: string;
            /** @description "team_key", "project_key", "operator": a command on the machine, or "service": the service by itself */
            actor: string;
            /**
             * Format: int64
             * @description of the team key or the project key
             */
            key_id: number | null;
            /**
             * Format: int64
             * @description of the key
             */
            project_id: number | null;
            /** @description where the request came from, as the service or its trusted proxy saw it */
            address: string | null;
            /** @description ids, names and counts of what the action affected */
            details: {
                [key: string]: unknown;
            };
        };
        Evidence: {
            /** Format: int64 */
            organization_id: number;
            currency: string;
            entries: components["schemas"]["EvidenceEntry"][];
            sources: components["schemas"]["EvidenceSource"][];
        };
        EvidenceEntry: {
            /** @description JSON pointer (RFC 6901) into the answer of GET /organizations/{id} */
            path: string;
            label: string;
            /** @description the label as codes for programs; every other field of codes does the same for the text before it */
            label_codes: {
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[];
            /** @description the value in that answer; null where it is missing (number, string, boolean or null) */
            value: number | string | boolean | null;
            unit: string | null;
            /** @description reported: compiled by the publisher from the company's report; listed: what a public list says; extracted: read from a report of the organization and verified by a person; stated_privately: the organization stated it to this project but did not publish it; set_by_hand: a person of the project entered it after the registration; null: missing */
            method: ("reported" | "listed" | "computed" | "estimated" | "extracted" | "stated_privately" | "set_by_hand") | null;
            statement: components["schemas"]["EvidenceStatement"] | null;
            computation: {
                formula: string;
                formula_codes: {
                    /** @description which sentence it is; new codes may be added at any time */
                    code: string;
                    /** @description names, numbers and codes that fill the sentence */
                    values: {
                        [key: string]: string;
                    };
                }[];
                inputs: components["schemas"]["EvidenceInput"][];
            } | null;
            /** @description what else a reader must know; for an estimate, what it is based on */
            basis: string | null;
            basis_codes: {
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[] | null;
            conversion: components["schemas"]["EvidenceConversion"] | null;
            /** @description what other sources state for the same figure, where it differs */
            others: {
                /** @description number, string, boolean or null */
                value: number | string | boolean | null;
                unit: string | null;
                statement: components["schemas"]["EvidenceStatement"];
            }[];
            /** @description why this source was preferred to the others */
            chosen_because: string | null;
            chosen_because_codes: {
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[] | null;
            missing: {
                /** @enum {string} */
                reason: "not_in_our_sources" | "held_back" | "not_applicable";
                words: string;
                codes: {
                    /** @description which sentence it is; new codes may be added at any time */
                    code: string;
                    /** @description names, numbers and codes that fill the sentence */
                    values: {
                        [key: string]: string;
                    };
                }[];
            } | null;
        };
        EvidenceSource: {
            id: string;
            title: string;
            publisher: string;
            url: string;
            licence: string;
            licence_url: string | null;
            attribution: string;
            /** Format: date */
            retrieved_at: string;
        };
        EvidenceStatement: {
            /** @description id of an entry of `sources` */
            source: string;
            /** @description the row or key in the publisher's file */
            record: string;
            /** @description several where figures are added up; empty where the place was not recorded */
            printed: components["schemas"]["PrintedValue"][];
            /** @description the report that the publisher took it from, if known */
            document: {
                url: string | null;
                title: string | null;
                page: string | null;
            } | null;
        };
        EvidenceInput: {
            label: string;
            label_codes: {
                /** @description which sentence it is; new codes may be added at any time */
                code: string;
                /** @description names, numbers and codes that fill the sentence */
                values: {
                    [key: string]: string;
                };
            }[];
            /** @description number, string, boolean or null */
            value: number | string | boolean | null;
            unit: string | null;
            /** @description JSON pointer to the entry of this input, where it has one */
            path: string | null;
            /** @description id of an entry of `sources`, where it has no entry */
            source: string | null;
        };
        EvidencePlace: {
            /** @description name of the publisher's file */
            file: string;
            sheet: string | null;
            /**
             * Format: int64
             * @description counted as in a spreadsheet program: headings count as rows
             */
            row: number | null;
            /** @description heading of the column, or its letters */
            column: string | null;
            /** @description JSON path, where the file is JSON */
            path: string | null;
        };
        EvidenceConversion: {
            from: string;
            to: string;
            /**
             * Format: double
             * @description units of `to` for one unit of `from`
             */
            rate: number;
            /** Format: int64 */
            year: number;
            method: string;
            /** @description the published rates it is computed from */
            rates: {
                currency: string;
                /**
                 * Format: double
                 * @description units for one US dollar
                 */
                per_usd: number;
                /** Format: int64 */
                year: number;
                method: string;
                method_codes: {
                    /** @description which sentence it is; new codes may be added at any time */
                    code: string;
                    /** @description names, numbers and codes that fill the sentence */
                    values: {
                        [key: string]: string;
                    };
                }[];
                source: string;
            }[];
        };
        PrintedValue: {
            /** @description as the file prints it */
            value: string;
            unit: string;
            place: components["schemas"]["EvidencePlace"];
            /**
             * Format: double
             * @description percentage of it that counts, for a site that is owned in part
             */
            share: number | null;
            share_place: components["schemas"]["EvidencePlace"] | null;
            /** @description what a partial value refers to, such as a site; for a report the words before the value */
            label: string | null;
        };
        DataSource: {
            source: string;
            title: string;
            publisher: string;
            url: string;
            licence: string;
            licence_url: string | null;
            attribution: string;
            /** @description false: the terms forbid giving its figures to others than this installation */
            may_be_passed_on: boolean;
            /** @description which parts of the file are not carried over, and why */
            leaves_out: string;
            /**
             * Format: int64
             * @description 0 is the edition shipped with this release, 1 the first import; null where editions are not counted
             */
            edition: number | null;
            /** @description what it covers, in words */
            vintage: string;
            /**
             * Format: date
             * @description the day the file was current
             */
            retrieved_at: string;
            /** Format: int64 */
            age_days: number;
            /** Format: int64 */
            records: number;
            /**
             * Format: int64
             * @description rows that were read but not carried over; null where they are not counted
             */
            refused: number | null;
            /** Format: date-time */
            imported_at: string | null;
            files: {
                name: string;
                sha256: string;
            }[];
            /** @description the edition that a rollback returns to; retrieved_at is null for edition 0 */
            previous: {
                /** Format: int64 */
                edition: number | null;
                /** Format: date */
                retrieved_at: string | null;
            } | null;
            /** @description why the last attempt to renew it failed; null after a success */
            last_failure: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** @description where newer files are looked for; null where the publisher has no stable address */
            check: {
                url: string;
                /** Format: int64 */
                every_days: number;
                /** Format: date-time */
                checked_at: string | null;
                /**
                 * Format: date-time
                 * @description null while this service does not check for newer files
                 */
                next_check_at: string | null;
            } | null;
        };
        DataCount: {
            /**
             * @description what is counted, for programs
             * @enum {string}
             */
            key: "with_figures" | "worldwide" | "one_country" | "company_years" | "listed" | "tickers" | "currencies";
            /** @description the same in English words */
            what: string;
            /** Format: int64 */
            found: number;
            /**
             * Format: int64
             * @description the minimum there should be; null: no goal
             */
            goal: number | null;
            /** @description companies by the newest year of their figures, newest first; null where the count is not about years */
            newest_years: {
                /** Format: int64 */
                year: number;
                /** Format: int64 */
                companies: number;
            }[] | null;
        };
        HeldFigures: {
            held: components["schemas"]["HeldFigure"][];
            accepted: components["schemas"]["AcceptedFigure"][];
        };
        HeldFigure: {
            source: string;
            /** @description the publisher’s record, as held figures name it */
            record_id: string;
            year: number;
            /** @description GLOBAL, or the ISO 3166-1 code of the one country the figure covers */
            region: string;
            /** @description "scope1Kg", "scope2MarketKg", "revenue" … */
            field: string;
            /** Format: int64 */
            company_id: number;
            company: string;
            /**
             * Format: double
             * @description kg CO2e; for revenue whole units of its source’s currency
             */
            value: number;
            /** @description the check it failed, or "reviewed" where a person judged it */
            rule: string;
            reason: string;
            /** @description its place in the publisher’s file */
            locator: string;
        };
        AcceptedFigure: {
            source: string;
            /** @description the publisher’s record, as held figures name it */
            record_id: string;
            year: number;
            /** @description GLOBAL, or the ISO 3166-1 code of the one country the figure covers */
            region: string;
            /** @description "scope1Kg", "scope2MarketKg", "revenue" … */
            field: string;
            reason: string;
            /** Format: date-time */
            accepted_at: string;
        };
        LiveKey: {
            /** @description stored encrypted and never returned */
            key: string;
        };
        LiveSourceState: {
            source: string;
            /** @description address of the interface */
            url: string;
            /** @description where its key comes from; null where it needs none */
            key: ("environment" | "typed" | "missing") | null;
            /** @description where to get a key */
            key_from: string | null;
            /** @description its terms forbid passing the figures on */
            is_for_own_use: boolean;
            /** @description what to do by hand where the publisher refuses programs */
            by_hand: string;
            /** Format: int64 */
            every_days: number;
            /**
             * Format: date-time
             * @description when it is queried next; null where it is queried only on request
             */
            next_at: string | null;
            /** @enum {string} */
            state: "never" | "waiting" | "running" | "done" | "failed";
            /** Format: date-time */
            asked_at: string | null;
            /** @description the current step while it runs */
            step: string | null;
            /** Format: int64 */
            done: number;
            /** Format: int64 */
            total: number | null;
            /** Format: date-time */
            ended_at: string | null;
            outcome: ("imported" | "unchanged") | null;
            /** @description why the last query failed, and what to do */
            failure: {
                code: string;
                reason: string;
                remedy: string | null;
            } | null;
            /** @description what was left out before the file was read */
            remarks: string[];
        };
        ListedReportSearch: {
            /**
             * @description asks: a report was found that does not name the organization on its first pages; a person has to decide whether it is the right one
             * @enum {string}
             */
            state: "never" | "waiting" | "searching" | "found" | "asks" | "not_found";
            /** @description address of the report */
            url: string | null;
            /**
             * Format: int64
             * @description id of the report in GET /organizations/{id}/documents/{document_id}
             */
            document_id: number | null;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * Format: date-time
             * @description when the service searches again
             */
            next_at: string | null;
            /** Format: int64 */
            organization_id: number;
            name: string | null;
            /**
             * Format: int64
             * @description figures read from the report
             */
            figures: number;
            /**
             * Format: int64
             * @description how many of these are shown although no person has checked them yet
             */
            unchecked: number;
        };
        NewReportSearchChoice: {
            is_on: boolean;
        };
        ReportSearch: {
            /**
             * @description asks: a report was found that does not name the organization on its first pages; a person has to decide whether it is the right one
             * @enum {string}
             */
            state: "never" | "waiting" | "searching" | "found" | "asks" | "not_found";
            /** @description address of the report */
            url: string | null;
            /**
             * Format: int64
             * @description id of the report in GET /organizations/{id}/documents/{document_id}
             */
            document_id: number | null;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * Format: date-time
             * @description when the service searches again
             */
            next_at: string | null;
            /** @description addresses that were requested, each with the outcome */
            tried: {
                url: string;
                what: string;
            }[];
        };
        ReportSearchChoice: {
            /** @description whether reports are looked for */
            is_on: boolean;
            /** @description environment: REPORTS_FIND, which goes before an admin’s answer; null where nobody has decided, which is off */
            decided_by: ("environment" | "admin") | null;
            /**
             * Format: date-time
             * @description when an admin answered
             */
            decided_at: string | null;
        };
        IncomingFile: {
            id: string;
            name: string;
            /** Format: int64 */
            bytes: number;
            sha256: string;
        };
        EditionReport: {
            source: string;
            /** Format: int64 */
            edition: number;
            /** Format: int64 */
            records: number;
            /** Format: int64 */
            unchanged: number;
            added: {
                record_id: string;
                name: string;
            }[];
            changed: {
                record_id: string;
                name: string;
                fields: string[];
            }[];
            removed: {
                record_id: string;
                name: string;
            }[];
            refused: {
                file: string;
                row: string;
                reason: string;
            }[];
            /** EditionReportCompanies */
            companies: {
                /** Format: int64 */
                known: number;
                /** Format: int64 */
                added: number;
                /** Format: int64 */
                changed: number;
                /** Format: int64 */
                removed: number;
            };
            withdrawn: {
                record_id: string;
                name: string;
                /** Format: date */
                listed_at: string;
                /** Format: date */
                removed_at: string;
            }[];
            warnings: string[];
        };
        ErrorBody: {
            /** Format: int64 */
            status: number;
            title?: string;
            detail: string;
            id?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOrganizations: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description "-" in front: descending. Organizations without the figure come last. `scope_1_2` and `all_scopes` order by worldwide amounts that cover all of those scopes: amounts of one country only, amounts known to have fewer than seven categories of scope 3, and amounts of a bank, an insurer or a fund without category 15 also come last; `emissions` is an older word for `all_scopes`. Intensities are comparable within one industry only. `spend` orders by the spend of `spend_year` in US dollars at the mean rates of that year */
                sort?: "name" | "-name" | "country" | "-country" | "score" | "-score" | "scope_1_2" | "-scope_1_2" | "all_scopes" | "-all_scopes" | "intensity" | "-intensity" | "spend" | "-spend" | "status" | "-status" | "updated" | "-updated" | "created" | "-created" | "emissions" | "-emissions";
                /** @description Organizations in one page */
                limit?: number;
                /** @description `next_cursor` or `previous_cursor` of another page, in the same order */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page with counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    registerOrganization: {
        parameters: {
            query?: {
                /**
                 * @deprecated
                 * @description true: an older way to ask POST /organizations/dry-run, whose answer then comes
                 */
                dry_run?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The organization, newly registered or found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    previewRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description What registering would lead to */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRun"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOrganization: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency of revenue and factors; USD if absent */
                currency?: string;
                /** @description "yearly" (the default): revenue of each year at the mean rate of that year; a year from 1999 on, such as "2023": every year at that year’s rate */
                rates?: string;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    /** @description Strong: equal for equal bytes only */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description The client has these bytes */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationsRemoved"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationChange"];
            };
        };
        responses: {
            /** @description The organization, changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    estimateOrganization: {
        parameters: {
            query?: {
                /** @description Amount spent with this organization; if absent, its known revenue is used */
                spend?: number;
                /** @description ISO 4217 code of the currency of `spend`; USD if absent */
                currency?: string;
                /** @description Year of `spend`; if absent, the price year of the factor */
                year?: number;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimate, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationEstimate"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    showGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChoice"];
            };
        };
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOwnData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was given; null and empty where nothing was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDataAnswer"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readEvidence: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency of revenue and factors; USD if absent */
                currency?: string;
                /** @description "yearly" (the default): revenue of each year at the mean rate of that year; a year from 1999 on, such as "2023": every year at that year’s rate */
                rates?: string;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence */
            200: {
                headers: {
                    /** @description Strong: equal for equal bytes only */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description The client has these bytes */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readStatuses: {
        parameters: {
            query: {
                /** @description Ids returned by registration, separated by commas; at most 200 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchStatuses"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    registerOrganizations: {
        parameters: {
            query?: {
                /** @description true: answers what a registration would lead to, and changes nothing */
                dry_run?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Batch"];
            };
        };
        responses: {
            /** @description One outcome for each row, in the order of the rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOutcomes"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBatch"];
            };
        };
        responses: {
            /** @description One outcome for each change, in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOutcomes"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationIds"];
            };
        };
        responses: {
            /** @description Which are removed, and which the project does not have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationsRemoved"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationIds"];
            };
        };
        responses: {
            /** @description Which are back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationsRestored"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    beginImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListImport"];
            };
        };
        responses: {
            /** @description The import */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImport"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readImport: {
        parameters: {
            query?: {
                /** @description Only rows of this state */
                state?: "recognised" | "to_decide" | "not_found" | "in_progress" | "failed" | "refused" | "removed";
                /** @description Rows after this number */
                after?: number;
                /** @description Rows in one page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id that POST /imports answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, counts and one page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportPage"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    takeBackImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /imports answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportChange"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    keepImportRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /imports answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListImportRows"];
            };
        };
        responses: {
            /** @description The import with its counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImport"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    completeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /imports answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListImportEnd"];
            };
        };
        responses: {
            /** @description The import, and how many were removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportChange"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /imports answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListImportChange"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    summarizeOrganizations: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description ISO 4217 code of the currency of revenue and factors; USD if absent */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioSummary"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelChange"];
            };
        };
        responses: {
            /** @description The labels as they are now, and what changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelsChanged"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setLabels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelsOfOrganization"];
            };
        };
        responses: {
            /** @description The labels as they are now, and what changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelsChanged"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    streamOrganizations: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description As in GET /organizations. With "created", organizations registered meanwhile come at the end */
                sort?: "name" | "-name" | "country" | "-country" | "score" | "-score" | "scope_1_2" | "-scope_1_2" | "all_scopes" | "-all_scopes" | "intensity" | "-intensity" | "spend" | "-spend" | "status" | "-status" | "updated" | "-updated" | "created" | "-created" | "emissions" | "-emissions";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportOrganizationsAsCsv: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description As in GET /organizations. With "created", organizations registered meanwhile come at the end */
                sort?: "name" | "-name" | "country" | "-country" | "score" | "-score" | "scope_1_2" | "-scope_1_2" | "all_scopes" | "-all_scopes" | "intensity" | "-intensity" | "spend" | "-spend" | "status" | "-status" | "updated" | "-updated" | "created" | "-created" | "emissions" | "-emissions";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    exportOrganizationsAsParquet: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description As in GET /organizations. With "created", organizations registered meanwhile come at the end */
                sort?: "name" | "-name" | "country" | "-country" | "score" | "-score" | "scope_1_2" | "-scope_1_2" | "all_scopes" | "-all_scopes" | "intensity" | "-intensity" | "spend" | "-spend" | "status" | "-status" | "updated" | "-updated" | "created" | "-created" | "emissions" | "-emissions";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apache.parquet": string;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readFootprint: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description ISO 4217 code of the amounts; if absent, the currency of most of the spend */
                currency?: string;
                /** @description Year of the spend; if absent, the newest year with spend */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footprint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Footprint"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readTargetHistory: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description ISO 4217 code of the amounts; if absent, the currency of most of the spend */
                currency?: string;
                /** @description Year of the spend; if absent, the newest year with spend */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shares by day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetHistory"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setEngagementGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngagementGoalChange"];
            };
        };
        responses: {
            /** @description The goal as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngagementGoalSet"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setSpendCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendCategoryChange"];
            };
        };
        responses: {
            /** @description All that is said of categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpendCategoriesSet"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    suggestIndustriesOfCategory: {
        parameters: {
            query: {
                /** @description a category of spend, as your list has it */
                category: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Industries to choose from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorySuggestions"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listKeptFootprints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footprints */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFootprintList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    keepFootprint: {
        parameters: {
            query?: {
                /** @description Words of the name (given or found), website or external id, in any case, with or without diacritics; a space matches anything between words. Finds organizations with a word that begins like this, in a country of this name (en, de, fr, sv, ja) or with such a label; if there are none, those that contain the text anywhere; if there are none either, those with a word that differs in one letter */
                q?: string;
                /** @description Only organizations in this state; "in_progress": in any but synced and errored */
                status?: "created" | "locating" | "located" | "enriching" | "enriched" | "resolving" | "unresolved" | "researching" | "resolved" | "calculating" | "synced" | "waiting" | "errored" | "in_progress";
                /** @description Only these ids, separated by commas */
                ids?: string;
                /** @description Countries as ISO 3166-1 codes, separated by commas; "unknown" where none is known */
                country?: string;
                /** @description ISIC Rev. 4 divisions ("26") and sections ("C"), separated by commas; "unknown" where none is known */
                industry?: string;
                /** @description Tenths of the score: 0 for 0 to below 0.1, up to 9 for 0.9 to 1; "unknown" where there is no score */
                score_band?: string;
                /** @description Confidence of the score, which depends on the known share */
                confidence?: string;
                /** @description Labels of the project, separated by commas, in any case; organizations with at least one of them */
                label?: string;
                /** @description Whether our sources have any emission figure of the organization. "no" does not mean that it discloses none */
                has_emissions?: "yes" | "no";
                /** @description What the emission figures in our sources cover. "none" does not mean that the organization discloses none; "not_recognised": research ended without a matched company, so no figures were looked up */
                figures?: "worldwide" | "one_country" | "none" | "not_recognised";
                /** @description Whether it was recognised as a known company; none of the three while research is in progress or after it failed */
                recognition?: "recognised" | "to_decide" | "not_found";
                /** @description Only those with a worldwide emission figure of this year or a later one */
                figures_since?: number;
                /** @description Only those whose newest worldwide emission figure is of this year or an earlier one */
                figures_until?: number;
                /** @description What the SBTi list says about its near- or long-term target, as in `commitments.sbti`; "passed": set, and the years of all its validated targets are over, which "set" leaves out; "unknown": the list could not be looked up for it */
                sbti?: "set" | "passed" | "committed" | "removed" | "none" | "unknown";
                /** @description Whether the SBTi list has a near- or long-term target with status set. A target whose year is over is neither yes nor no: `sbti=passed`; the counts are `science_based_targets` of the summary. "unknown": no list that states it is known for the organization */
                science_based_target?: "yes" | "no" | "unknown";
                /** @description Whether it is a member of Race to Zero. "unknown": no list that states it is known for the organization */
                race_to_zero?: "yes" | "no" | "unknown";
                /** @description Whether it is a participant of the UN Global Compact; never "no", because the list may lack participants. "unknown": no list that states it is known for the organization */
                global_compact?: "yes" | "no" | "unknown";
                /** @description Whether it signed The Climate Pledge; never "no", because the list may lack signatories. "unknown": no list that states it is known for the organization */
                climate_pledge?: "yes" | "no" | "unknown";
                /** @description Whether the SBTi list has a net-zero target with status set. "unknown": no list that states it is known for the organization */
                net_zero?: "yes" | "no" | "unknown";
                /** @description Only those for which a person has to choose between candidates */
                has_candidates?: "yes";
                /** @description Only scores (0 to 1) below this one; organizations without a score are left out */
                score_below?: number;
                /** @description Only those with this category of `own_data` */
                category?: string;
                /** @description Only those with this buyer of `own_data` */
                buyer?: string;
                /** @description Only those with a text in `own_data` that contains this, in any case, with or without diacritics */
                own_text?: string;
                /** @description Only those at this stage of engagement */
                stage?: "not_contacted" | "asked" | "answered" | "verified" | "declined";
                /** @description Only those that this member of the team works with */
                owner?: string;
                /** @description Whether you sent any spend with it */
                has_spend?: "yes" | "no";
                /** @description Only those that you spent at least this many US dollars with in `spend_year`, at the mean rates of that year; those without spend in that year, or with an amount that has no rate, are left out */
                spend_at_least?: number;
                /** @description The year of `spend_at_least` and of the order by spend; absent: the newest year with spend of the project. It filters nothing by itself */
                spend_year?: number;
                /** @description Only latest emissions above this many kilograms CO2e; unknown ones are left out */
                emissions_above?: number;
                /** @description ISO 4217 code of the amounts; if absent, the currency of most of the spend */
                currency?: string;
                /** @description Year of the spend; if absent, the newest year with spend */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKeptFootprint"];
            };
        };
        responses: {
            /** @description What was kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFootprintHead"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readKeptFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /footprint/kept answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footprint of then */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFootprint"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeKeptFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /footprint/kept answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFootprintRemoved"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readKeptFootprintContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /footprint/kept answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Inputs and answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFootprintContent"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    checkKeptFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /footprint/kept answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptFootprintCheck"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    chooseFootprintMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FootprintMethodChange"];
            };
        };
        responses: {
            /** @description The choice as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FootprintMethodChosen"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description A first day, or a cursor of an earlier answer: `next_cursor` for the next page, `latest_cursor` for changes noted later. Repeat the filters with a cursor. If absent: from the beginning */
                since?: string;
                /** @description Which day of a change `since` and `newest` refer to: the day its source states, or the day on which this service noted it */
                by?: "happened" | "noted";
                /** @description Kinds, separated by commas */
                kind?: string;
                /** @description Ids of organizations, separated by commas, at most 200 */
                organization?: string;
                /** @description `false`: leave out what was already known when the organization was first researched */
                history?: "true" | "false";
                /** @description `noted`: first noted first, so that a client that keeps a copy misses nothing; `newest`: newest first, for people to read */
                order?: "noted" | "newest";
                /** @description Changes in one page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangePage"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    summarizeChanges: {
        parameters: {
            query?: {
                /** @description A first day, or a cursor of an earlier answer: `next_cursor` for the next page, `latest_cursor` for changes noted later. Repeat the filters with a cursor. If absent: from the beginning */
                since?: string;
                /** @description Which day of a change `since` and `newest` refer to: the day its source states, or the day on which this service noted it */
                by?: "happened" | "noted";
                /** @description Kinds, separated by commas */
                kind?: string;
                /** @description Ids of organizations, separated by commas, at most 200 */
                organization?: string;
                /** @description `false`: leave out what was already known when the organization was first researched */
                history?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeSummary"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readDigest: {
        parameters: {
            query?: {
                /** @description How many days back from now the summary covers */
                days?: number;
                language?: "en" | "de" | "fr" | "sv" | "ja";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Digest"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DigestChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DigestMail"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebhook"];
            };
        };
        responses: {
            /** @description The webhook, with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /webhooks answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook that was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /webhooks answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description The webhook as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /webhooks answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecretRotation"];
            };
        };
        responses: {
            /** @description The new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecret"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                state?: "waiting" | "sending" | "delivered" | "dead";
                /** @description `next_cursor` of the page before */
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id that POST /webhooks answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendDeliveriesAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that POST /webhooks answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Replay"];
            };
        };
        responses: {
            /** @description How many are sent again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Replayed"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readEngagementOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, next steps and open questions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngagementOverview"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readEngagement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, and what it was before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    changeEngagement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EngagementChange"];
            };
        };
        responses: {
            /** @description The state, and what it was before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Engagement"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readStatedFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that it stated to the project, as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedFigureList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addStatedFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStatedFigures"];
            };
        };
        responses: {
            /** @description All that it stated to the project, as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedFigureList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    decideStatedFigure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the figure */
                figureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatedVerdict"];
            };
        };
        responses: {
            /** @description All that it stated to the project, as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedFigureList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeStatedFigure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the figure */
                figureId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that it stated to the project, as it now is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedFigureList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addManyStatedFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatedRows"];
            };
        };
        responses: {
            /** @description An outcome for each row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatedOutcomes"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listProductFootprints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFootprintList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addProductFootprints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProductFootprints"];
            };
        };
        responses: {
            /** @description An outcome for each, and all that are kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFootprintsTaken"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readProductFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the footprint, of this service */
                footprintId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footprint */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFootprintDocument"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeProductFootprint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the footprint, of this service */
                footprintId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFootprintList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readPactHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PactHostOfOrganization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setPactHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPactHost"];
            };
        };
        responses: {
            /** @description The host as it is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PactHostOfOrganization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    forgetPactHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PactHostOfOrganization"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    askPactHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PactHostFetch"];
            };
        };
        responses: {
            /** @description An outcome for each footprint, and all that are kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PactHostAsked"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSupplierRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, the newest first, without their tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierRequestList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createSupplierRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplierRequest"];
            };
        };
        responses: {
            /** @description The token, and all links */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierRequestMade"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    revokeSupplierRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the request */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, the newest first, without their tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierRequestList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendSupplierLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the request */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierLetter"];
            };
        };
        responses: {
            /** @description The links, the newest first, without their tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierRequestList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readSupplierForm: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the link. In a header, because addresses are logged */
                "supplier-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What whoever has the link is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierForm"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    answerSupplierForm: {
        parameters: {
            query?: never;
            header: {
                /** @description The token of the link. In a header, because addresses are logged */
                "supplier-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierAnswer"];
            };
        };
        responses: {
            /** @description What whoever has the link is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierForm"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addSupplierReport: {
        parameters: {
            query: {
                /** @description What to call it */
                name: string;
            };
            header: {
                /** @description The token of the link. In a header, because addresses are logged */
                "supplier-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "application/xhtml+xml": string;
                "text/html": string;
                "text/markdown": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description What whoever has the link is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierForm"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchCompanies: {
        parameters: {
            query: {
                /** @description A part of a name, a ticker, an LEI, an ISIN or a website */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySearch"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchQuestion"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    answerMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchChoice"];
            };
        };
        responses: {
            /** @description The question, answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchQuestion"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    forgetMatch: {
        parameters: {
            query?: {
                /** @description Who does it, if the client knows; for the audit log */
                by?: string;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, open again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchQuestion"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    mergeOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description The question of the surviving record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchQuestion"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    separateOrganization: {
        parameters: {
            query?: {
                /** @description Who does it, if the client knows; for the audit log */
                by?: string;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question of the record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchQuestion"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readCommitmentQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions, as they stand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitmentQuestions"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    answerCommitmentQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description sbti, race-to-zero, climate-pledge or net-zero-tracker */
                list: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitmentChoice"];
            };
        };
        responses: {
            /** @description The questions, answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitmentQuestions"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    forgetCommitmentAnswer: {
        parameters: {
            query?: {
                /** @description Who does it, if the client knows; for the audit log */
                by?: string;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description sbti, race-to-zero, climate-pledge or net-zero-tracker */
                list: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions, open again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommitmentQuestions"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    matchDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "application/xhtml+xml": string;
                "text/html": string;
                "text/markdown": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description Who is named in it, the most often named first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentMatch"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addDocument: {
        parameters: {
            query?: {
                /** @description Needed where the body is the report: what to call it */
                name?: string;
                /** @description Who gives it, where the body is the report */
                by?: string;
            };
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "application/xhtml+xml": string;
                "text/html": string;
                "text/markdown": string;
                "text/plain": string;
                "application/json": components["schemas"]["DocumentAddress"];
            };
        };
        responses: {
            /** @description The report, waiting to be read */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReading"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the report */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report and its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReading"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the report */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readDocumentContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the report */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xhtml+xml": string;
                    "text/plain": string;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    restoreDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the report */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report and its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReading"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    confirmDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the report */
                documentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentConfirmation"];
            };
        };
        responses: {
            /** @description The report and its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReading"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    decideFigure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the report */
                documentId: number;
                /** @description The id of the figure */
                figureId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FigureVerdict"];
            };
        };
        responses: {
            /** @description The report and its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentReading"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readAssessment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assessment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAssessment"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readMethodology: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methodology */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Methodology"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readProblems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All that was reported, open ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    reportProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemReport"];
            };
        };
        responses: {
            /** @description All that was reported, open ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    closeProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the problem */
                problemId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProblemChange"];
            };
        };
        responses: {
            /** @description All that was reported, open ones first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readAnnotations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notes, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    addAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnnotation"];
            };
        };
        responses: {
            /** @description All notes, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rewriteAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the note */
                annotationId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnotationText"];
            };
        };
        responses: {
            /** @description All notes, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    removeAnnotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
                /** @description The id of the note */
                annotationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notes, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readIndustry: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency of revenue and factors; USD if absent */
                currency?: string;
            };
            header?: never;
            path: {
                /** @description Division of ISIC Rev. 4, "26" */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The industry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndustryFigures"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2, in either case */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionFigures"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timeline */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id that registering answered */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The targets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TargetList"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listIndustries: {
        parameters: {
            query?: {
                /** @description Only industries found by these words, in English, German, French, Spanish, Swedish or Japanese, of what an industry is called or does: its name, its section, its classes in ISIC Rev. 4 and NAICS 2017; or an id; the best match comes first */
                search?: string;
                /** @description Counts from 1 */
                page?: number;
                /** @description 1 to 200; 50 if absent */
                per_page?: number;
                /** @description ISO 4217 code of the currency of revenue and factors; USD if absent */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of industries */
            200: {
                headers: {
                    /** @description RFC 8288: first, prev, next and last page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Industry"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchIndustries: {
        parameters: {
            query: {
                /** @description Words, in English, German, French, Spanish, Swedish or Japanese, of what an industry is called or does: its name, its section, its classes in ISIC Rev. 4 and NAICS 2017; or an id */
                q: string;
                /** @description Counts from 1 */
                page?: number;
                /** @description 1 to 200; 50 if absent */
                per_page?: number;
                /** @description ISO 4217 code of the currency of revenue and factors; USD if absent */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the industries found */
            200: {
                headers: {
                    /** @description RFC 8288: first, prev, next and last page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Industry"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All projects, oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSummary"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectRegistration"];
            };
        };
        responses: {
            /** @description The project with its key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedProject"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the project */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeySummary"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the project */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["KeyRegistration"];
            };
        };
        responses: {
            /** @description The key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the project */
                id: number;
                /** @description The id of the key */
                keyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listTeamKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamKeySummary"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    createTeamKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TeamKeyRegistration"];
            };
        };
        responses: {
            /** @description The key */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTeamKey"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    revokeTeamKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the key */
                keyId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readAudit: {
        parameters: {
            query?: {
                /** @description Only entries of this kind */
                kind?: "authentication.failed" | "project.created" | "key.created" | "key.revoked" | "team_key.created" | "team_key.revoked" | "match.answered" | "match.forgotten" | "commitment.answered" | "commitment.forgotten" | "organization.merged" | "organization.separated" | "organization.changed" | "organization.removed" | "organization.restored" | "organization.erased" | "import.taken_back" | "import.restored" | "import.replaced" | "edition.imported" | "edition.rolled_back" | "figure.accepted" | "figure.withdrawn" | "webhook.created" | "webhook.changed" | "webhook.removed" | "webhook.secret_rotated" | "live_fetch.asked" | "live_key.set" | "live_key.removed" | "report.confirmed" | "report_figure.decided" | "report_search.chosen" | "stated_figure.given" | "stated_figure.decided" | "stated_figure.removed" | "product_footprint.given" | "product_footprint.removed" | "pact_host.set" | "pact_host.removed" | "supplier_request.made" | "supplier_request.mailed" | "supplier_request.revoked" | "supplier_request.answered" | "footprint.kept" | "footprint.removed" | "database.backed_up" | "database.restored";
                /** @description Only actions made with a key of this project */
                project_id?: number;
                /** @description Entries in one page */
                limit?: number;
                /** @description `next_cursor` of the page before */
                cursor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sources by id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSource"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    countData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataCount"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listHeldFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Held back, and accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldFigures"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    acceptFigure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FigureAcceptance"];
            };
        };
        responses: {
            /** @description Held back, and accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldFigures"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    withdrawFigure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FigureWithdrawal"];
            };
        };
        responses: {
            /** @description Held back, and accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldFigures"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    sendFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the file, as errors and evidence will call it */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file is here */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingFile"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    importEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a source that speaks of companies, or "ecb" */
                source: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditionImport"];
            };
        };
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionReport"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    rollBackEdition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a source that speaks of companies, or "ecb" */
                source: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditionReport"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    copyDatabase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy is there */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listLiveSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All live sources */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSourceState"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    fetchLiveSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a live source ("nzdpu", "wikidata" …) */
                source: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits, or is under way already */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSourceState"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    setLiveKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a live source ("nzdpu", "wikidata" …) */
                source: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveKey"];
            };
        };
        responses: {
            /** @description The key is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSourceState"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    forgetLiveKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a live source ("nzdpu", "wikidata" …) */
                source: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is forgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveSourceState"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    listReportSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedReportSearch"][];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readReportSearchChoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether they are, and who decided it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSearchChoice"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    chooseReportSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReportSearchChoice"];
            };
        };
        responses: {
            /** @description What is so from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSearchChoice"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readReportSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the organization */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSearch"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    searchReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the organization */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is to be looked for */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportSearch"];
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    checkHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They can */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text format of Prometheus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description A failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
}
