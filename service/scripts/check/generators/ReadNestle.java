import org.openapitools.client.ApiClient;
import org.openapitools.client.api.OrganizationsApi;
import org.openapitools.client.model.Organization;
import org.openapitools.client.model.Registration;

/** Registers Nestlé and reads its newest year with the client that openapi-generator made. Arguments: host, port, key. */
public class ReadNestle {
  public static void main(String[] words) throws Exception {
    ApiClient client = new ApiClient();
    client.setScheme("http").setHost(words[0]).setPort(Integer.parseInt(words[1])).setBasePath("");
    client.setRequestInterceptor(request -> request.header("authorization", "Bearer " + words[2]));
    OrganizationsApi organizations = new OrganizationsApi(client);
    Organization read = organizations.registerOrganization(new Registration().name("Nestlé").hqRegion("CH"), null);
    for (int turn = 0; turn < 120 && !"synced".equals(String.valueOf(read.getStatus())); turn++) {
      Thread.sleep(500);
      read = organizations.readOrganization(read.getId(), "EUR", null);
    }
    System.out.println(read.getStatus() + " " + read.getPerformances().get(0).getYear() + " scope 1: "
        + read.getPerformances().get(0).getEmissions().getScope1().getTotal() + " kg, CDP: " + read.getCdp().getIsListed());
  }
}
