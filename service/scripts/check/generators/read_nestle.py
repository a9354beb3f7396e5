"""Registers Nestlé and reads its newest year with the client that openapi-generator made. Arguments: its folder, address, key."""
import sys
import time

sys.path.insert(0, sys.argv[1])

import carbon_register  # noqa: E402
from carbon_register.api.organizations_api import OrganizationsApi  # noqa: E402

settings = carbon_register.Configuration(host=sys.argv[2])
settings.access_token = sys.argv[3]
with carbon_register.ApiClient(settings) as client:
    organizations = OrganizationsApi(client)
    read = organizations.register_organization(carbon_register.Registration(name="Nestlé", hq_region="CH"))
    for _ in range(120):
        if read.status == "synced":
            break
        time.sleep(0.5)
        read = organizations.read_organization(read.id, currency="EUR")
    newest = read.performances[0]
    print(read.status, newest.year, "scope 1:", newest.emissions.scope_1.total, "kg, CDP:", read.cdp.is_listed)
